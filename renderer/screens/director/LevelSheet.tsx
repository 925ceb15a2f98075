// How does the director change a level that is still to come?

import { useState, type FormEvent } from "react";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { sentence, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { Level } from "#shared/tournament/structure.ts";
import { changedLevelProblem } from "./changedLevel.ts";
import { useDeeds } from "./deeds.ts";
import styles from "./EntrantSheet.module.css";

interface LevelSheetProps {
  readonly view: TournamentView;
  /** From 1. */
  readonly level: number;
  readonly close: () => void;
}

type Typed = { readonly [K in "ante" | "stake" | "length" | "rebuyPrice"]: string };
const ranges = {
  ante: { min: 0, max: 100_000_000 },
  stake: { min: 0, max: 100_000_000 },
  length: { min: 1, max: 600 },
  rebuyPrice: { min: 0, max: 1_000_000 },
} as const;
const typedOf = ({ ante, stake, length, rebuyPrice }: Level, buyIn: number): Typed => ({
  ante: String(ante),
  stake: String(stake),
  length: String(length),
  rebuyPrice: String(rebuyPrice ?? buyIn),
});

/** Null while something of it is no number. */
function levelIn(typed: Typed, hasOwnPrice: boolean): Level | null {
  const numberOf = (field: keyof Typed): number | null => typedNumber(typed[field], ranges[field]);
  const [ante, stake, length, rebuyPrice] = [
    numberOf("ante"),
    numberOf("stake"),
    numberOf("length"),
    hasOwnPrice ? numberOf("rebuyPrice") : null,
  ];
  if (ante === null || stake === null || length === null || (hasOwnPrice && rebuyPrice === null))
    return null;
  return { ante, stake, length, rebuyPrice };
}

export function LevelSheet({ view, level, close }: LevelSheetProps) {
  const words = tournamentText().director.levels;
  const { structure } = view;
  const known = structure.levels[level - 1]!;
  const { refusal, isBusy, act } = useDeeds();
  const [typed, setTyped] = useState(() => typedOf(known, structure.buyIn));
  const [hasOwnPrice, setOwnPrice] = useState(known.rebuyPrice !== null);
  const kinds = view.rotation.map(({ game }) => traitsOf(game).playedFor.kind === "pots");
  const to = levelIn(typed, hasOwnPrice);
  const problem = to && changedLevelProblem(structure, level, to);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (to && problem === null && (await act("changeLevel", { tournament: view.id, level, to })))
      close();
  };
  const amount = (field: keyof Typed, label: string, step: number) => (
    <Field label={label} problem={numberProblem(typed[field], ranges[field])}>
      {(ids) => (
        <NumberInput
          label={label}
          describedBy={ids.help}
          typed={typed[field]}
          {...ranges[field]}
          step={step}
          onChange={(next) => setTyped({ ...typed, [field]: next })}
        />
      )}
    </Field>
  );
  return (
    <Sheet
      title={words.changeLevel(level)}
      onClose={close}
      action={
        <Button
          kind="primary"
          type="submit"
          form="level"
          disabled={isBusy || to === null || problem !== null}
        >
          {words.save}
        </Button>
      }
    >
      <form id="level" className={styles.form} onSubmit={(event) => void change(event)}>
        {kinds.includes(true) && amount("ante", words.ante, 10)}
        {kinds.includes(false) && amount("stake", words.stake, 10)}
        {level < structure.levels.length &&
          amount("length", structure.measure === "minutes" ? words.inMinutes : words.inRounds, 1)}
        {level <= structure.rebuys.until && (
          <Field label={words.rebuyPrice} below>
            {(ids) => (
              <Choice
                labelledBy={ids.label}
                value={hasOwnPrice ? "own" : "usual"}
                items={[
                  { value: "usual", label: words.asBuyIn },
                  { value: "own", label: words.ownPrice },
                ]}
                onChange={(chosen) => setOwnPrice(chosen === "own")}
              />
            )}
          </Field>
        )}
        {level <= structure.rebuys.until &&
          hasOwnPrice &&
          amount("rebuyPrice", words.ownPrice, 100)}
      </form>
      {problem && <p role="alert">{sentence(problem)}</p>}
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
