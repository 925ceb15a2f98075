// Shows chairs, spectators and the join code (H-11).
import { use } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { text } from "#renderer/text/text.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { isOwnName } from "#shared/protocol/addresses.ts";
import {
  chairsOf,
  emptyChairs,
  mostEmptyShown,
  admission,
  isInNextOne,
  swapBetween,
  type LanTable,
  type Chair,
  type Seating,
} from "./chairs.ts";
import styles from "./Lobby.module.css";
import { Watching } from "#renderer/screens/friends/Company.tsx";
import { Avatar, Vacant } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

interface ChairProps extends Omit<LobbyProps, "client"> {
  readonly swap: (other: string) => void;
}

function ChairRow({ chair, ...rest }: ChairProps & { readonly chair: Chair }) {
  return (
    <li className={`${styles.chair} ${chair.kind === "empty" ? styles.empty : ""}`}>
      {chair.kind === "empty" ? (
        <EmptyChair {...rest} />
      ) : (
        <Sitter {...rest} who={chair.player} isMe={chair.isMe} />
      )}
    </li>
  );
}

function useMaySit(table: TableState, player: string | null) {
  const { caller } = use(HouseContext);
  return player === null && caller !== "nobody" && admission(table) === "open";
}

function EmptyChair({ table, player, seating }: ChairProps) {
  const words = text().lobby;
  const maySit = useMaySit(table, player);
  return (
    <>
      <Vacant size={2.5} />
      <span className={styles.name}>
        {words.free}
        <small>{table.lan.fill === null ? words.staysFree : words.fills}</small>
      </span>
      {maySit && (
        <Button disabled={seating.isSitting} onClick={() => seating.sit()}>
          {words.sitHere}
        </Button>
      )}
    </>
  );
}

interface SitterProps extends ChairProps {
  readonly who: TablePlayer;
  readonly isMe: boolean;
}

function Sitter(props: SitterProps) {
  const { table, who, isMe } = props;
  const words = text().lobby;
  const marks = [
    isMe ? words.you : "",
    table.owner === who.id ? words.owner : "",
    table.lan.muted.includes(who.id) ? words.muted : "",
  ].filter((mark) => mark !== "");
  const isReady = table.stage !== "playing" && who.ready;
  return (
    <>
      <Avatar avatar={who.avatar} size={2.5} />
      <span className={styles.name}>
        <span className="break">
          {who.name}{" "}
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </span>
        <small>{stateWords(table, who)}</small>
      </span>
      {who.sitsOut === "turn" && (
        <span className="soft">
          <Icon name="clock" />
        </span>
      )}
      {isReady && (
        <span className={styles.ready}>
          <Icon name="check" />
        </span>
      )}
      {!isMe && <ChairButton {...props} />}
    </>
  );
}

function stateWords(table: TableState, who: TablePlayer) {
  const words = text().lobby;
  const asks = table.stage === "waiting" || table.stage === "between";
  if (who.bot !== null && who.sitsOut !== "turn") return words.bot(text().setup.botKinds[who.bot]);
  if (who.presence !== "here") return words[who.presence];
  if (who.sitsOut === "turn") return words.waitsTurn(table.waiting.indexOf(who.id) + 1);
  if (who.sitsOut !== null) return words.sitsOut[who.sitsOut];
  if (isInNextOne(table, who.id)) return words.fromNext;
  return asks ? (who.ready ? words.ready : words.notReady) : "";
}

/** Chairs are changed between rounds. */
function ChairButton({ table, player, who, seating, swap }: SitterProps) {
  const words = text().lobby;
  const maySit = useMaySit(table, player);
  if (table.stage !== "waiting" && table.stage !== "between") return null;
  if (player === null) {
    if (who.bot === null || !maySit) return null;
    return (
      <Button
        aria-label={words.takeFrom(who.name)}
        disabled={seating.isSitting}
        onClick={() => seating.sit(who.id)}
      >
        {words.takeChair}
      </Button>
    );
  }
  const [shown, explanation, kind] = (
    {
      none: [words.swap, words.swapWith(who.name), "plain"],
      asked: [words.swapTakeBack, words.swapTakeBackFrom(who.name), "quiet"],
      wished: [words.swapAgree, words.swapAgreeWith(who.name), "primary"],
    } as const
  )[swapBetween(table.lan, player, who.id)];
  return (
    <Button kind={kind} aria-label={explanation} onClick={() => swap(who.id)}>
      {shown}
    </Button>
  );
}

export interface LobbyProps extends TableProps {
  readonly table: LanTable;
  readonly seating: Seating;
}

export function Lobby({ client, ...rest }: LobbyProps) {
  const { table, player, seating } = rest;
  const words = text().lobby;
  const { refusal, act } = useTableActions(client);
  const { lan } = table;
  const more = emptyChairs(table) - mostEmptyShown;
  return (
    <div className="stack gap-m">
      <ul className={styles.chairs} aria-label={words.chairs}>
        {chairsOf(table, player).map((chair) => (
          <ChairRow
            key={chair.kind === "empty" ? chair.number : chair.player.id}
            {...rest}
            chair={chair}
            swap={(other) => void act("swap", { with: other })}
          />
        ))}
      </ul>
      {more > 0 && <p className="help">{words.moreFree(more)}</p>}
      <Watching names={lan.watching} />
      <Failure of={refusal ?? seating.refusal} />
      <JoinCode code={lan.code} />
    </div>
  );
}

function JoinCode({ code }: { readonly code: string }) {
  const words = text().lobby;
  // A page loaded over the network shows in its own address where others find the host.
  const isReachable = !isOwnName(location.hostname);
  return (
    <p className={styles.code}>
      <span>{words.code}</span>
      <strong className={styles.letters} aria-label={words.spelt([...code].join(" "))}>
        {code}
      </strong>
      {isReachable && <span className="help">{words.codeHelp(location.host)}</span>}
    </p>
  );
}

export const LobbySheet = ({ close, ...rest }: LobbyProps & { readonly close: () => void }) => (
  <Sheet title={text().lobby.title} onClose={close}>
    <Lobby {...rest} />
  </Sheet>
);
