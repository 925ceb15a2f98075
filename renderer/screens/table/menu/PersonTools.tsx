// The actions of the table's owner on a person, and their consequences (H-17).
import { useEffect, useRef, useState } from "react";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import styles from "./TableMenu.module.css";

/**
 * Describes the consequences, which are the same as if the person left (H-17): during a round by
 * the rules for leaving it, between rounds only for their chips.
 */
export function fateOf(
  { name, seat, out, chips }: Pick<TablePlayer, "name" | "seat" | "out" | "chips">,
  { stage, lan }: Pick<TableState, "stage" | "lan">,
  how: "remove" | "ban",
): readonly string[] {
  const words = text().persons;
  const isIn = stage === "playing" && seat !== null && !out;
  const hasChips = chips !== null;
  return [
    ...(isIn ? [words.hand(name)] : []),
    ...(isIn && hasChips ? [words.stake(name)] : []),
    ...(!isIn && hasChips ? [words.chips(name)] : []),
    ...(how === "ban" ? [words.mayNotReturn(name)] : lan ? [words.mayReturn(name)] : []),
  ];
}

export type Somebody = TablePlayer | { readonly watcher: string } | { readonly screen: number };

interface PersonToolsProps extends Omit<TableProps, "player"> {
  readonly person: Somebody;
  readonly done: () => void;
}

type PersonAction = "remove" | "ban" | "handOver";

export function PersonTools({ client, table, person, done }: PersonToolsProps) {
  const words = text().persons;
  const [action, setAction] = useState<PersonAction | null>(null);
  const { refusal, act } = useTableActions(client);
  const tools = useRef<HTMLDivElement>(null);
  // Scrolls the question into view, because below the last row it would be off the screen.
  // In braces, because browsers return a promise, which React would call as the cleanup.
  useEffect(() => {
    tools.current?.scrollIntoView({ block: "nearest" });
  }, [action]);
  const isScreen = "screen" in person;
  const name = nameOf(person);
  const called = "id" in person ? { player: person.id } : person;
  const isMuted =
    ("id" in person
      ? table.lan?.muted.includes(person.id)
      : table.lan?.mutedWatching.includes(name)) ?? false;
  const mute = () => !("screen" in called) && void act("mute", { ...called, muted: !isMuted });
  const carryOut = async (what: PersonAction) => {
    const isDone = await (what === "handOver"
      ? "id" in person && act("handOver", { to: person.id })
      : act("remove", { ...called, ban: what === "ban" }));
    if (!isDone) return;
    setAction(null);
    if (what === "handOver") done();
  };
  const titles = { remove: words.removeTitle, ban: words.banTitle, handOver: words.handOverTitle };
  const labels = { remove: words.remove, ban: words.ban, handOver: words.handOver };
  return (
    <div ref={tools} className={styles.tools} role="group" aria-label={words.tools(name)}>
      {action === null ? (
        <>
          {table.lan && !isScreen && (
            <Button onClick={mute}>{isMuted ? words.unmute : words.mute}</Button>
          )}
          {"id" in person && (
            <Button onClick={() => setAction("handOver")}>{words.handOver}</Button>
          )}
          <Button onClick={() => setAction("remove")}>{words.remove}</Button>
          {table.lan && <Button onClick={() => setAction("ban")}>{words.ban}</Button>}
          {isMuted && <p className={styles.fate}>{words.muteHelp(name)}</p>}
        </>
      ) : (
        <>
          <h3 className={styles.action}>{titles[action](name)}</h3>
          <p className={styles.fate}>{fateIn(action, person, table)}</p>
          <Button autoFocus onClick={() => setAction(null)}>
            {text().app.cancel}
          </Button>
          <Button kind="danger" onClick={() => carryOut(action)}>
            {labels[action]}
          </Button>
        </>
      )}
      <Failure of={refusal} />
    </div>
  );
}

const nameOf = (person: Somebody) =>
  "screen" in person
    ? text().persons.screen(person.screen)
    : "watcher" in person
      ? person.watcher
      : person.name;

function fateIn(action: PersonAction, person: Somebody, table: TableState) {
  const words = text().persons;
  const name = nameOf(person);
  if (action === "handOver") return words.handOverHelp(name);
  if ("screen" in person)
    return action === "ban" ? words.screenMayNotReturn : words.screenMayReturn(name);
  return fateOf(
    "id" in person ? person : { name, seat: null, out: false, chips: null },
    table,
    action,
  ).join(" ");
}
