import { useId, useState } from "react";
import type { Seat } from "#shared/contract/seats.ts";
import { asNomic, othersIn, wrongCall } from "#shared/games/eights-nomic/seen.ts";
import type { Improper, NomicEvent, PenaltyName } from "#shared/games/eights-nomic/types.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { playerAt, whoAt } from "#renderer/table/desk/deskState.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import styles from "./calling.module.css";
import { nomicIn, nomicText } from "./nomic.ts";

/** EN-24: no clause assigns more. */
const mostCards = 5;

export type CallingSlices = Readonly<{
  desk: { readonly calling: { readonly isOpen: boolean } };
  additions: { improper: true };
}>;

const setCalling = (desk: Desk, isOpen: boolean) => desk.change({ calling: { isOpen } });

function CallingDialog(props: ControlsProps) {
  const { view, calling: its } = props.state;
  if (!view || !its?.isOpen) return null;
  const nomic = asNomic(view.seen);
  // The player whose turn it is comes first, whatever anybody has done: noticing is the game.
  return <Calling {...props} others={othersIn(nomic) ?? []} likely={nomic.facts.turn} />;
}

interface CallingProps extends ControlsProps {
  readonly others: readonly Seat[];
  readonly likely: Seat | null;
}

function Calling({ desk, state, others, likely }: CallingProps) {
  const words = nomicText();
  // Fixed when the dialog opens, so that a turn that ends meanwhile does not change the choice.
  const [chosen, setChosen] = useState<Seat | null>(likely);
  const [penalty, setPenalty] = useState<PenaltyName>({ kind: "standard", n: 1 });
  const seat = chosen !== null && others.includes(chosen) ? chosen : (others[0] ?? null);
  const close = () => setCalling(desk, false);
  const call = () => {
    if (seat === null) return;
    close();
    void desk.sendAnytime({ type: "improper", player: seat, penalty } as Improper);
  };
  return (
    <Sheet
      title={words.callTitle}
      onClose={close}
      action={
        <Button kind="primary" disabled={seat === null} onClick={call}>
          {words.callIt}
        </Button>
      }
    >
      <Players state={state} others={others} seat={seat} choose={setChosen} />
      <Penalties penalty={penalty} choose={setPenalty} />
      <p className="small">{words.callWarning}</p>
    </Sheet>
  );
}

interface PlayersProps extends Pick<ControlsProps, "state"> {
  readonly others: readonly Seat[];
  readonly seat: Seat | null;
  readonly choose: (seat: Seat) => void;
}

function Players({ state: { snapshot, view }, others, seat, choose }: PlayersProps) {
  const who = whoAt(snapshot.table, view?.seen.viewer ?? "spectator");
  return (
    <fieldset className={styles.group}>
      <legend className="strong">{nomicText().callWho}</legend>
      <div className={styles.players}>
        {others.map((one) => {
          const player = playerAt(snapshot.table, one);
          return (
            <label key={one} className={styles.player}>
              <input
                type="radio"
                name="called"
                value={one}
                checked={one === seat}
                autoFocus={one === seat}
                onChange={() => choose(one)}
              />
              {player && <Avatar avatar={player.avatar} size={2} />}
              <span>{who(one).name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type PenaltiesProps = Readonly<{
  penalty: PenaltyName;
  choose: (penalty: PenaltyName) => void;
}>;

function Penalties({ penalty, choose }: PenaltiesProps) {
  const words = nomicText();
  const [who, help, of] = [useId(), useId(), useId()];
  const n = penalty.kind === "standard" ? penalty.n : 1;
  return (
    <div className={styles.group}>
      <span id={who} className="strong">
        {words.callWhat}
      </span>
      <Choice
        labelledBy={who}
        describedBy={help}
        value={penalty.kind}
        items={[
          { value: "standard", label: words.standard },
          { value: "pendingRules", label: words.pendingRules },
        ]}
        onChange={(kind) => choose(kind === "standard" ? { kind, n } : { kind })}
      />
      {penalty.kind === "standard" && (
        <div className={styles.count}>
          <span id={of}>{words.ofCards}</span>
          <Choice
            labelledBy={of}
            value={String(n)}
            items={Array.from({ length: mostCards }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
            onChange={(value) => choose({ kind: "standard", n: Number(value) })}
          />
        </div>
      )}
      <p id={help} className="small">
        {penalty.kind === "standard" ? words.standardHelp(n) : words.pendingRulesHelp}
      </p>
    </div>
  );
}

/** EN-14: only the caller is told, and only what everybody can see. */
function hearCall(desk: Desk, view: ViewMessage, snapshot: TableSnapshot): void {
  const nomic = nomicIn(view);
  const happened = view.happened as readonly VisibleEvent<NomicEvent>[];
  const call = happened.find((event) => event.type === "called");
  if (!nomic || call?.seat !== nomic.viewer || happened.some(({ type }) => type === "performed"))
    return;
  const { name } = whoAt(snapshot.table, nomic.viewer)(call.told.player);
  desk.say("note", nomicText().wrongCall(name, wrongCall(nomic, call.told), cardName));
}

export const calling: PartOf<CallingSlices> = {
  name: "calling",
  outOfTurn: ["called"],
  desk: {
    first: { calling: { isOpen: false } },
    answers: {
      improper: (desk, { problem }) =>
        problem === null ? setCalling(desk, true) : desk.say("note", problem),
    },
    companion: (desk) => ({
      hear: (view, snapshot) => hearCall(desk, view, snapshot),
      close: () => undefined,
    }),
  },
  controls: { dialog: CallingDialog },
};
