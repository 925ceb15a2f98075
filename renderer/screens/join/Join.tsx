import { use, useState, useEffect, useId } from "react";
import { forgetCode, type Arrival } from "#renderer/context/arrival.ts";
import { HouseContext, refusalWords, type Failed } from "#renderer/context/houseContext.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { isOwnName } from "#shared/protocol/addresses.ts";
import { CodeForm, type CodeFormProps } from "./CodeForm.tsx";
import styles from "./Join.module.css";
import { useClients } from "#renderer/context/appContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { rememberedPerson, rememberPerson } from "#renderer/client/rememberedPerson.ts";
import { cameTo, wishSeat } from "#renderer/context/seatToken.ts";
import {
  nameProblem,
  newPerson,
  PersonForm,
  type Person,
} from "#renderer/screens/home/PersonForm.tsx";
import { admission, freeChairs, people } from "#renderer/screens/table/lobby/chairs.ts";
import { loadTableScreen } from "#renderer/screens/table/loadTable.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { useTitle } from "#renderer/ui/Page.tsx";

const mostFaces = 8;

function TablePreview({ table }: { readonly table: TableState }) {
  const words = text().join;
  const sitting = people(table.players);
  const entry = admission(table);
  const state = {
    open: words.free(freeChairs(table)),
    full: words.full,
    locked: words.locked,
    over: "",
  }[entry];
  return (
    <div className={styles.preview}>
      <span className={styles.faces} aria-hidden="true">
        {sitting.slice(0, mostFaces).map(({ id, avatar }) => (
          <Avatar key={id} avatar={avatar} size={2} />
        ))}
      </span>
      <p>
        {sitting.length === 0 ? words.nobodySits : words.sitting(sitting.map(({ name }) => name))}{" "}
        {state}
        {table.stage === "playing" && entry === "open" && ` ${words.running}`}
      </p>
    </div>
  );
}

/**
 * Spectates by the code, without a name, until the newcomer has come in. Null until the table is
 * known.
 */
function useTablePreview({ code, table }: Opened): TableState | null {
  const clients = useClients();
  const [state, setState] = useState<TableState | null>(null);
  useEffect(() => {
    if (table === null) return undefined;
    const client = clients.openTable(table, { code });
    const take = () => setState(client.snapshot().table);
    const end = client.subscribe(take);
    take();
    return () => {
      end();
      client.close();
    };
  }, [clients, code, table]);
  return state;
}

const maySit = (table: TableState | null) => table === null || admission(table) === "open";

function PersonEntry({ opened, back }: Readonly<{ opened: Opened; back: () => void }>) {
  const words = text().join;
  const id = useId();
  const { tournament } = opened;
  const table = useTablePreview(opened);
  const [person, setPerson] = useState(() => rememberedPerson(localStorage) ?? newPerson());
  const { come, isComing, taken, refusal } = useComing(opened);
  const title =
    opened.table === null ? words.titleAny : words.title(table ? gameText(table.game).name : "");
  useTitle(null);
  // Loads the table while the newcomer picks a name; a failure is reported once the table is to be
  // shown.
  useEffect(() => {
    if (opened.table !== null) void loadTableScreen().catch(() => undefined);
  }, [opened.table]);
  const isReady = nameProblem(person.name) === null && !isComing;
  const sits = opened.table !== null && maySit(table);
  return (
    <main className={styles.place}>
      <section className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {table && <TablePreview table={table} />}
        <PersonForm
          id={id}
          person={person}
          onChange={setPerson}
          nameHelp={words.nameHelp}
          isFolded
          isFirst
          refused={taken?.name === person.name.trim() ? taken.words : null}
          onSubmit={(wanted) => come(wanted, sits)}
        />
        <Failure of={refusal} />
        <div className={styles.actions}>
          <Button kind="primary" className={styles.sit} type="submit" form={id} disabled={!isReady}>
            {opened.table === null ? words.enter : sits ? words.sit : words.watch}
          </Button>
          {sits && table?.lan?.spectators && (
            <Button
              disabled={!isReady}
              onClick={() => come({ ...person, name: person.name.trim() }, false)}
            >
              {words.watch}
            </Button>
          )}
          {tournament !== null && (
            <Button onClick={() => go({ screen: "tournament", tournament, at: "direct" })}>
              {words.direct}
            </Button>
          )}
          <Button kind="quiet" onClick={back}>
            {words.otherCode}
          </Button>
        </div>
      </section>
    </main>
  );
}

function useComing({ code, table, tournament }: Opened) {
  const { guests } = useClients();
  const { welcome } = use(HouseContext);
  const [isComing, setComing] = useState(false);
  const [taken, setTaken] = useState<Readonly<{ name: string; words: string }> | null>(null);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const come = async (person: Person, sits: boolean) => {
    setComing(true);
    const answer = await guests.come(code, person);
    setComing(false);
    setTaken(null);
    setRefusal(null);
    if (!answer.ok) {
      const message = refusalWords(answer);
      return answer.error.code === "name-taken"
        ? setTaken({ name: person.name, words: message ?? "" })
        : setRefusal({ message });
    }
    rememberPerson(localStorage, person);
    forgetCode(sessionStorage);
    if (table !== null) cameTo(table);
    if (table !== null && sits) wishSeat(table);
    goInstead(
      tournament !== null
        ? { screen: "tournament", tournament, at: "page" }
        : table === null
          ? { screen: "home" }
          : { screen: "table", table, over: null },
    );
    welcome();
  };
  return { come, isComing, taken, refusal };
}

function CodeEntry({ brought, onOpened }: Pick<CodeFormProps, "brought" | "onOpened">) {
  const words = text().join;
  const { noKeyTitle, noKey } = text().house;
  // On the host's own machine a page without a key is most likely its owner's.
  const isOwners = isOwnName(location.hostname) && brought === null;
  const title = isOwners ? noKeyTitle : words.welcomeTitle;
  useTitle(title);
  return (
    <main className={styles.place}>
      <section className={styles.card}>
        <div className="row gap-l">
          <Emblem />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {isOwners && <p className="soft">{noKey}</p>}
        <p className="soft">{words.welcome}</p>
        <CodeForm brought={brought} onOpened={onOpened} />
      </section>
    </main>
  );
}

/** `table` is null for a tournament, and for an invitation to the house. */
export type Opened = Readonly<{
  code: string;
  table: string | null;
  tournament: string | null;
}>;

const openedBy = ({ code, table, tournament }: Omit<Arrival, "caller">): Opened | null =>
  code !== null && (table !== null || tournament !== null) ? { code, table, tournament } : null;

export function Join() {
  const { invited } = use(HouseContext);
  const [opened, setOpened] = useState<Opened | null>(() => openedBy(invited));
  if (opened === null) return <CodeEntry brought={invited.code} onOpened={setOpened} />;
  return <PersonEntry opened={opened} back={() => setOpened(null)} />;
}
