import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { AmountTable, type AmountColumn } from "#renderer/ui/inputs/AmountTable.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { mostLevels } from "#shared/tournament/structure.ts";
import { hasReturns, paidIn, type SetupDraft } from "./setupDraft.ts";
import {
  doubled,
  hasRebuyPrice,
  ranges,
  withLevel,
  withoutLevel,
  type LevelDraft,
} from "./structureDraft.ts";

type Draft = Pick<SetupDraft, "structure" | "rotation" | "format">;
type LevelTableProps = Readonly<{
  draft: Draft;
  games: readonly GameOffer[];
  onChange: (levels: readonly LevelDraft[]) => void;
}>;

function columnsOf(
  { structure, rotation, format }: Draft,
  games: readonly GameOffer[],
): readonly AmountColumn[] {
  const words = tournamentText().setup;
  const paid = paidIn({ rotation }, games);
  const money = { range: ranges.amount, isLong: true };
  return [
    ...(paid.ante ? [{ name: "ante", label: words.ante, labelOf: words.anteOf, ...money }] : []),
    ...(paid.stake
      ? [{ name: "stake", label: words.stake, labelOf: words.stakeOf, ...money }]
      : []),
    {
      name: "length",
      label: words.length[structure.measure],
      labelOf: words.lengthOf,
      range: ranges.length,
    },
    {
      name: "breakAfter",
      label: words.breakAfter,
      labelOf: words.breakOf,
      range: ranges.minutes,
    },
    ...(hasReturns(format) && hasRebuyPrice(structure, 0)
      ? [
          {
            name: "rebuyPrice",
            label: words.rebuyPrice,
            labelOf: words.rebuyPriceOf,
            range: ranges.price,
            isLong: true,
            usual: structure.buyIn,
          },
        ]
      : []),
  ];
}

export function LevelTable({ draft, games, onChange }: LevelTableProps) {
  const words = tournamentText().setup;
  const { structure } = draft;
  const { levels } = structure;
  const tool = { kind: "quiet" } as const;
  return (
    <>
      <AmountTable
        caption={words.levels}
        head={words.level}
        columns={columnsOf(draft, games)}
        tools={2}
        onType={(key, column, typed) =>
          onChange(
            levels.map((level) => (level.key === key ? { ...level, [column]: typed } : level)),
          )
        }
        rows={levels.map((level, at) => {
          const { key, ante, stake, length, breakAfter, rebuyPrice } = level;
          return {
            key,
            name: at + 1,
            typed: {
              ante,
              stake,
              length,
              ...(at < levels.length - 1 && { breakAfter }),
              ...(hasRebuyPrice(structure, at) && { rebuyPrice }),
            },
            tools: (
              <>
                {at > 0 && (
                  <Button
                    {...tool}
                    aria-label={words.doubleOf(at + 1)}
                    onClick={() => onChange(doubled(levels, key))}
                  >
                    ×2
                  </Button>
                )}
                {levels.length > 1 && (
                  <Button
                    {...tool}
                    icon="close"
                    aria-label={words.removeLevel(at + 1)}
                    onClick={() => onChange(withoutLevel(levels, key))}
                  />
                )}
              </>
            ),
          };
        })}
      />
      {levels.length < mostLevels && (
        <div>
          <Button icon="plus" onClick={() => onChange(withLevel(levels))}>
            {words.addLevel}
          </Button>
        </div>
      )}
    </>
  );
}
