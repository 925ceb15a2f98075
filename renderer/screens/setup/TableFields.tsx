import type { ReactNode } from "react";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { ClockFields } from "./ClockFields.tsx";
import { draftOf } from "./optionDraft.ts";
import { OptionFields } from "./OptionFields.tsx";
import { RotationFields } from "./RotationFields.tsx";
import {
  isMixed,
  offerOf,
  rotationOf,
  type EntryDraft,
  type RotationDraft,
} from "./rotationDraft.ts";
import {
  isForChips,
  lastRoundProblem,
  lastRoundRange,
  buyInRange,
  type TableDraft,
} from "./tableDraft.ts";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberChoice } from "./NumberChoice.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";

interface ChipFieldsProps {
  readonly draft: TableDraft;
  /** True if shedding games and poker games alternate, so that titles can be carried over. */
  readonly mixed: boolean;
  readonly onChange: (draft: TableDraft) => void;
  readonly children?: ReactNode;
}

function ChipFields({ draft, mixed, onChange, children }: ChipFieldsProps) {
  const words = text().setup;
  const { settings, buyIn } = draft;
  return (
    <>
      <Field label={words.buyIn} help={words.buyInHelp} problem={numberProblem(buyIn, buyInRange)}>
        {(ids) => (
          <NumberInput
            label={words.buyIn}
            describedBy={ids.help}
            typed={buyIn}
            {...buyInRange}
            step={100}
            onChange={(typed) => onChange({ ...draft, buyIn: typed })}
          />
        )}
      </Field>
      {children}
      <Field label={words.rebuys} help={words.rebuysHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={settings.rebuys}
            onChange={(rebuys) => onChange({ ...draft, settings: { ...settings, rebuys } })}
          />
        )}
      </Field>
      {mixed && (
        <Field label={words.titles} help={words.titlesHelp}>
          {(ids) => (
            <Toggle
              labelledBy={ids.label}
              describedBy={ids.help}
              on={settings.titles}
              onChange={(titles) => onChange({ ...draft, settings: { ...settings, titles } })}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface EndFieldsProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

const usualRounds = [5, 10, 20];

function EndFields({ draft, onChange }: EndFieldsProps) {
  const words = text().setup;
  const { lastRound } = draft;
  const items = [
    { value: "0", label: words.asWished },
    ...usualRounds.map((count) => ({ value: String(count), label: words.lasts(count) })),
  ];
  return (
    <Field
      label={words.lastRound}
      help={words.lastRoundHelp}
      problem={lastRoundProblem(lastRound)}
      below
    >
      {(ids) => (
        <NumberChoice
          ids={ids}
          label={words.lastRound}
          typed={lastRound}
          items={items}
          {...lastRoundRange}
          onChange={(typed) => onChange({ ...draft, lastRound: typed })}
        />
      )}
    </Field>
  );
}

interface TableFieldsProps {
  readonly games: readonly GameOffer[];
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  readonly seats?: ReactNode;
  readonly underBuyIn?: ReactNode;
}

export function TableFields({ games, draft, onChange, seats, underBuyIn }: TableFieldsProps) {
  const words = text().setup;
  const setRotation = (rotation: RotationDraft): void => onChange({ ...draft, rotation });
  const [first, ...more] = draft.rotation;
  return (
    <>
      {games.length > 1 && (
        <Panel title={words.games}>
          <RotationFields games={games} draft={draft.rotation} onChange={setRotation} />
        </Panel>
      )}
      {seats}
      {first && more.length === 0 && (
        <OnlyGame
          offer={offerOf(games, first.game)}
          entry={first}
          onChange={(entry) => setRotation([entry])}
        />
      )}
      {isForChips(games, draft) && (
        <Panel title={words.chips}>
          <ChipFields
            draft={draft}
            mixed={isMixed(games, rotationOf(games, draft.rotation))}
            onChange={onChange}
          >
            {underBuyIn}
          </ChipFields>
        </Panel>
      )}
      <Panel title={words.ending}>
        <EndFields draft={draft} onChange={onChange} />
      </Panel>
      <Panel title={words.clock}>
        <ClockFields
          settings={draft.settings}
          onChange={(settings) => onChange({ ...draft, settings })}
        />
      </Panel>
    </>
  );
}

interface OnlyGameProps {
  readonly offer: GameOffer;
  readonly entry: EntryDraft;
  readonly onChange: (entry: EntryDraft) => void;
}

function OnlyGame({ offer, entry, onChange }: OnlyGameProps) {
  const words = text().setup;
  return (
    <Panel title={`${words.rules} – ${gameText(offer.id).name}`}>
      <OptionFields
        offer={offer}
        draft={entry.options}
        onChange={(options) => onChange({ ...entry, options })}
      />
      <div>
        <Button onClick={() => onChange({ ...entry, options: draftOf(offer.options, {}) })}>
          {words.standard}
        </Button>
      </div>
    </Panel>
  );
}
