import type { ReactNode } from "react";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import {
  draftOf,
  isMixed,
  offerOf,
  rotationOf,
  playsForChips,
  lastRoundProblem,
  lastRoundRange,
  buyInRange,
  type EntryDraft,
  type RotationDraft,
  type TableDraft,
} from "./tableDraft.ts";
import { OptionFields, NumberChoice } from "./OptionFields.tsx";
import { RotationFields } from "./RotationFields.tsx";
import { Field, NumberField, ListField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { PaceField } from "./PaceField.tsx";
import { SealedField, whyNotSealedHere, type Company } from "./SealedField.tsx";
import { openDealsChoices, type TableSettings } from "#shared/protocol/schema.ts";

type DraftFieldsProps = Readonly<{
  draft: TableDraft;
  onChange: (draft: TableDraft) => void;
}>;

interface ChipFieldsProps extends DraftFieldsProps {
  /** True if shedding games and poker games alternate, so that titles can be carried over. */
  readonly mixed: boolean;
  readonly children?: ReactNode;
}

function ChipFields({ draft, mixed, onChange, children }: ChipFieldsProps) {
  const words = text().setup;
  const { settings } = draft;
  const change = (part: Partial<TableSettings>) =>
    onChange({ ...draft, settings: { ...settings, ...part } });
  return (
    <Panel title={words.chips}>
      <NumberField
        label={words.buyIn}
        help={words.buyInHelp}
        typed={draft.buyIn}
        range={buyInRange}
        step={100}
        onChange={(buyIn) => onChange({ ...draft, buyIn })}
      />
      {children}
      <ToggleField
        label={words.rebuys}
        help={words.rebuysHelp}
        on={settings.rebuys}
        onChange={(rebuys) => change({ rebuys })}
      />
      {mixed && (
        <ToggleField
          label={words.titles}
          help={words.titlesHelp}
          on={settings.titles}
          onChange={(titles) => change({ titles })}
        />
      )}
    </Panel>
  );
}

const usualRounds = [5, 10, 20];

interface EndFieldsProps extends DraftFieldsProps {
  readonly games: readonly GameOffer[];
  readonly whyNotSealed: string | null;
}

function EndFields({ games, draft, whyNotSealed, onChange }: EndFieldsProps) {
  const words = text().setup;
  const { lastRound, settings } = draft;
  const change = (part: Partial<TableSettings>) =>
    onChange({ ...draft, settings: { ...settings, ...part } });
  return (
    <Panel title={words.ending}>
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
            items={[
              { value: "0", label: words.asWished },
              ...usualRounds.map((count) => ({ value: String(count), label: words.lasts(count) })),
            ]}
            {...lastRoundRange}
            onChange={(typed) => onChange({ ...draft, lastRound: typed })}
          />
        )}
      </Field>
      <SealedField
        games={games}
        isWished={settings.sealedDeals}
        whyNot={whyNotSealed}
        onChange={(sealedDeals) => change({ sealedDeals })}
      />
      <ListField
        below
        label={words.openDeals}
        help={words.openDealsHelp}
        disabled={settings.sealedDeals && whyNotSealed === null}
        value={settings.openDeals}
        items={openDealsChoices.map((value) => ({ value, label: words.openDealsWhen[value] }))}
        onChange={(openDeals) => change({ openDeals })}
      />
    </Panel>
  );
}

interface TableFieldsProps extends DraftFieldsProps {
  readonly games: readonly GameOffer[];
  readonly company: Company;
  readonly seats?: ReactNode;
  readonly underBuyIn?: ReactNode;
}

export function TableFields({
  games,
  company,
  draft,
  onChange,
  seats,
  underBuyIn,
}: TableFieldsProps) {
  const words = text().setup;
  const setRotation = (rotation: RotationDraft) => onChange({ ...draft, rotation });
  const [first, ...more] = draft.rotation;
  const rotation = rotationOf(games, draft.rotation);
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
      {playsForChips(games, rotation) && (
        <ChipFields draft={draft} mixed={isMixed(games, rotation)} onChange={onChange}>
          {underBuyIn}
        </ChipFields>
      )}
      <EndFields
        games={games}
        draft={draft}
        whyNotSealed={whyNotSealedHere(games, rotation, company)}
        onChange={onChange}
      />
      <Panel title={words.clock}>
        <ClockFields
          settings={draft.settings}
          onChange={(settings) => onChange({ ...draft, settings })}
        />
      </Panel>
    </>
  );
}

function OnlyGame({
  offer,
  entry,
  onChange,
}: Readonly<{
  offer: GameOffer;
  entry: EntryDraft;
  onChange: (entry: EntryDraft) => void;
}>) {
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

const none = 0;
const turnChoices = [none, 10, 15, 20, 30, 45, 60, 90, 120];
const bankChoices = [0, 15, 30, 60, 120, 300];
const keepChoices = [30, 60, 120, 300, 600];

const choices = (listed: readonly number[], now: number, zero: string) =>
  [...new Set([...listed, now])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: value === 0 ? zero : text().setup.seconds(value) }));

type ClockFieldsProps = Readonly<{
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
}>;

export function ClockFields({ settings, onChange }: ClockFieldsProps) {
  const words = text().setup;
  const change = (part: Partial<TableSettings>) => onChange({ ...settings, ...part });
  const turn = settings.turnSeconds ?? none;
  return (
    <>
      <PaceField
        label={words.pace}
        pace={settings.botPace}
        onChange={(botPace) => change({ botPace })}
      />
      <ListField
        label={words.turnSeconds}
        value={turn}
        items={choices(turnChoices, turn, words.noClock)}
        onChange={(value) => change({ turnSeconds: value === none ? null : value })}
      />
      <ListField
        label={words.timeBank}
        help={words.timeBankHelp}
        disabled={turn === none}
        value={settings.timeBankSeconds}
        items={choices(bankChoices, settings.timeBankSeconds, words.noTimeBank)}
        onChange={(timeBankSeconds) => change({ timeBankSeconds })}
      />
      <ListField
        label={words.keep}
        help={words.keepHelp}
        value={settings.keepSeconds}
        items={choices(keepChoices, settings.keepSeconds, "")}
        onChange={(keepSeconds) => change({ keepSeconds })}
      />
      <ToggleField
        label={words.standIns}
        help={words.standInsHelp}
        on={settings.standIns}
        onChange={(standIns) => change({ standIns })}
      />
    </>
  );
}
