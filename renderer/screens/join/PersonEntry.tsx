// As whom does somebody new sit down, and with one press?

import { use, useEffect, useId, useState } from "react";
import { forgetCode } from "#renderer/context/arrival.ts";
import { HouseContext, refusalWords, type Failed } from "#renderer/context/houseContext.ts";
import { useClients } from "#renderer/context/clientsContext.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import { rememberedPerson, rememberPerson } from "#renderer/client/rememberedPerson.ts";
import { cameTo, wishSeat } from "#renderer/context/seatToken.ts";
import { avatarKeys } from "#renderer/art/avatars.ts";
import { PersonForm } from "#renderer/screens/home/PersonForm.tsx";
import { nameProblem } from "#renderer/screens/home/profileProblem.ts";
import { admission } from "#renderer/screens/table/lobby/chairs.ts";
import { loadPlace } from "#renderer/screens/table/tablePlace.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { Opened } from "./Join.tsx";
import styles from "./Join.module.css";
import { TablePreview } from "./TablePreview.tsx";
import { useTablePreview } from "./tablePreview.ts";

type Person = HouseAsk<"addProfile">;

interface PersonEntryProps {
  readonly opened: Opened;
  /** To another code. */
  readonly back: () => void;
}

const anyFace = (): string => avatarKeys[Math.floor(Math.random() * avatarKeys.length)]!;
const maySit = (table: TableState | null): boolean => table === null || admission(table) === "open";

export function PersonEntry({ opened, back }: PersonEntryProps) {
  const words = text().join;
  const id = useId();
  const table = useTablePreview(opened);
  const [person, setPerson] = useState<Person>(
    () => rememberedPerson(localStorage) ?? { name: "", avatar: anyFace() },
  );
  const [isFresh, setFresh] = useState(person.name === "");
  const { come, isComing, taken, refusal } = useComing(opened);
  const title =
    opened.table === null ? words.titleAny : words.title(table ? gameText(table.game).name : "");
  useEffect(() => {
    document.title = text().app.name;
  }, []);
  // While he says who he is. What fails is told when it is to be shown.
  useEffect(() => {
    if (opened.table !== null) void loadPlace().catch(() => undefined);
  }, [opened.table]);
  const change = (next: Person): void => {
    setPerson(next);
    if (next.name !== "") setFresh(false);
  };
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
          onChange={change}
          fresh={isFresh}
          nameHelp={words.nameHelp}
          isFolded
          isFirst
          refused={taken?.name === person.name.trim() ? taken.words : null}
          onSubmit={(wanted) => void come(wanted, sits)}
        />
        {refusal !== null && <Failure message={refusal.message} />}
        <div className={styles.actions}>
          <Button kind="primary" className={styles.sit} type="submit" form={id} disabled={!isReady}>
            {opened.table === null ? words.enter : sits ? words.sit : words.watch}
          </Button>
          {sits && table?.lan?.spectators && (
            <Button
              disabled={!isReady}
              onClick={() => void come({ ...person, name: person.name.trim() }, false)}
            >
              {words.watch}
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

interface Coming {
  /** `sits`: and takes a chair at once. */
  readonly come: (person: Person, sits: boolean) => Promise<void>;
  readonly isComing: boolean;
  /** A name that is another's, and what the house said of it. */
  readonly taken: { readonly name: string; readonly words: string } | null;
  readonly refusal: Failed | null;
}

function useComing({ code, table, tournament }: Opened): Coming {
  const { guests } = useClients();
  const { welcome } = use(HouseContext);
  const [isComing, setComing] = useState(false);
  const [taken, setTaken] = useState<Coming["taken"]>(null);
  const [refusal, setRefusal] = useState<Coming["refusal"]>(null);
  const come = async (person: Person, sits: boolean): Promise<void> => {
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
