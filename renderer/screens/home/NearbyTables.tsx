import { useId, useState } from "react";
import { goToHost } from "#renderer/client/otherHost.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { CodeField } from "#renderer/screens/join/CodeForm.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Form } from "#renderer/ui/Form.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { codeIn, readCode } from "#shared/protocol/addresses.ts";
import type { FoundTable } from "#shared/protocol/house.ts";
import styles from "./Home.module.css";

const everyMs = 3_000;
const none: readonly FoundTable[] = [];

export function useFoundTables(): readonly FoundTable[] {
  const { known = none } = useAnswer("found", {}, { every: everyMs });
  return known;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Sorted by host and address, not by time, so that no entry moves away under the pointer. */
export const listed = (found: readonly FoundTable[]): readonly FoundTable[] =>
  found.toSorted((one, other) => compare(one.host, other.host) || compare(one.url, other.url));

export const tableWithCode = (found: readonly FoundTable[], code: string): FoundTable | null =>
  found.find(({ url }) => codeIn(url) === code) ?? null;

interface FoundProps {
  readonly found: readonly FoundTable[];
}

export function NearbyTables({ found }: FoundProps) {
  const words = text().nearby;
  const [isRefused, setRefused] = useState(false);
  if (found.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-tables">
      <h2 id="nearby-tables" className="title">
        {words.title}
      </h2>
      <ul className={styles.nearbyList}>
        {listed(found).map(({ kind, url, host, game, players, seats }) => (
          <li key={url} className={styles.table}>
            <p className={styles.nearbyWords}>
              <span className="strong">{host}</span>
              <span className="small">
                {kind === "tournament"
                  ? words.aboutTournament(gameText(game).name, players)
                  : words.about(gameText(game).name, players, seats)}
              </span>
            </p>
            <Button
              aria-label={words.joinAt(host, gameText(game).name)}
              onClick={() => goToHost(url).then((went) => setRefused(!went))}
            >
              {words.join}
            </Button>
          </li>
        ))}
      </ul>
      {isRefused && <p role="alert">{words.notOpened}</p>}
    </section>
  );
}

export function JoinByCode({ found }: FoundProps) {
  const words = text().nearby;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="people" className={styles.second} onClick={() => setOpen(true)}>
        {words.byCode}
      </Button>
      {isOpen && <CodeSheet found={found} close={() => setOpen(false)} />}
    </>
  );
}

function CodeSheet({ found, close }: FoundProps & { readonly close: () => void }) {
  const words = text().nearby;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    const code = readCode(typed);
    if (code === null) return setProblem(words.noCode);
    const table = tableWithCode(found, code);
    if (!table) return setProblem((await goToOwn(code)) ? null : words.notFound(code));
    if (await goToHost(table.url)) close();
    else setProblem(words.notOpened);
  };
  /** The code may be one of this host itself, which is not among those found in the network. */
  const goToOwn = async (code: string) => {
    const answer = await guests.ask(code);
    if (!answer.ok) return false;
    const { table, tournament } = answer.value;
    if (tournament !== null) go({ screen: "tournament", tournament, at: "page" });
    else if (table !== null) go({ screen: "table", table, over: null });
    return tournament !== null || table !== null;
  };
  return (
    <Sheet
      title={words.byCode}
      onClose={close}
      action={
        <Button kind="primary" type="submit" form={id}>
          {words.join}
        </Button>
      }
    >
      <Form id={id} onSubmit={join}>
        <CodeField
          id={`${id}-code`}
          label={words.code}
          help={words.codeHelp}
          problem={problem}
          typed={typed}
          maxLength={20}
          onChange={(now) => {
            setTyped(now);
            setProblem(null);
          }}
        />
      </Form>
    </Sheet>
  );
}
