// Fields for the price of an entry, for rebuys and for late entry (H-21, H-22).

import { BuyInCheck } from "#renderer/screens/setup/Setup.tsx";
import { tournamentText } from "#renderer/text/text.ts";
import { ListField, NumberField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { hasReturns } from "./setupDraft.ts";
import { ranges, type StructureDraft } from "./structureDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";

const thinking = [15, 30, 60, 120, 300] as const;

type PartProps = Readonly<{
  structure: StructureDraft;
  change: (part: Partial<StructureDraft>) => void;
}>;

export function MoneyFields({ draft, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { structure, format, plays, rebuySeconds } = draft;
  const change = (part: Partial<StructureDraft>): void =>
    onChange({ structure: { ...structure, ...part } });
  const cost = [structure.buyIn, hasReturns(format) ? structure.bounty : "0"].reduce(
    (sum, typed) => sum + (typedNumber(typed, ranges.price) ?? 0),
    0,
  );
  return (
    <>
      <NumberField
        label={words.buyIn}
        help={words.buyInHelp}
        typed={structure.buyIn}
        range={ranges.price}
        step={100}
        onChange={(buyIn) => change({ buyIn })}
      />
      {plays && cost > 0 && <BuyInCheck buyIn={cost} />}
      {hasReturns(format) && (
        <>
          <NumberField
            label={words.bounty}
            help={words.bountyHelp}
            typed={structure.bounty}
            range={ranges.price}
            step={50}
            onChange={(bounty) => change({ bounty })}
          />
          <NumberField
            label={words.lateEntry}
            help={words.lateEntryHelp}
            typed={structure.lateEntry}
            range={ranges.level}
            onChange={(lateEntry) => change({ lateEntry })}
          />
          <RebuyFields structure={structure} change={change} />
          {structure.rebuysUntil !== "0" && (
            <ListField
              label={words.rebuySeconds}
              value={rebuySeconds}
              items={thinking.map((value) => ({ value, label: words.seconds(value) }))}
              onChange={(seconds) => onChange({ rebuySeconds: seconds })}
            />
          )}
          <AddOnFields structure={structure} change={change} />
        </>
      )}
    </>
  );
}

function RebuyFields({ structure, change }: PartProps) {
  const words = tournamentText().setup;
  return (
    <>
      <NumberField
        label={words.rebuys}
        help={words.rebuysHelp}
        typed={structure.rebuysUntil}
        range={ranges.level}
        onChange={(rebuysUntil) => change({ rebuysUntil })}
      />
      {structure.rebuysUntil !== "0" && (
        <>
          <NumberField
            label={words.rebuyStack}
            typed={structure.rebuyStack}
            range={ranges.amount}
            step={500}
            onChange={(rebuyStack) => change({ rebuyStack })}
          />
          <NumberField
            label={words.rebuysMost}
            help={words.rebuysMostHelp}
            typed={structure.rebuysMost}
            range={ranges.rebuys}
            onChange={(rebuysMost) => change({ rebuysMost })}
          />
        </>
      )}
    </>
  );
}

function AddOnFields({ structure: { hasAddOn, addOn }, change }: PartProps) {
  const words = tournamentText().setup;
  const set = (part: Partial<StructureDraft["addOn"]>): void =>
    change({ addOn: { ...addOn, ...part } });
  return (
    <>
      <ToggleField
        label={words.addOn}
        help={words.addOnHelp}
        on={hasAddOn}
        onChange={(on) => change({ hasAddOn: on })}
      />
      {hasAddOn && (
        <>
          <NumberField
            label={words.addOnAt}
            typed={addOn.at}
            range={ranges.addOnLevel}
            onChange={(at) => set({ at })}
          />
          <NumberField
            label={words.addOnPrice}
            typed={addOn.price}
            range={ranges.price}
            step={100}
            onChange={(price) => set({ price })}
          />
          <NumberField
            label={words.addOnStack}
            typed={addOn.stack}
            range={ranges.stack}
            step={500}
            onChange={(stack) => set({ stack })}
          />
        </>
      )}
    </>
  );
}
