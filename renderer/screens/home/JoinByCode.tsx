import { useId, useState, type FormEvent } from "react";
import { useClients } from "#renderer/context/clientsContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { goToHost } from "#renderer/client/otherHost.ts";
import { CodeField } from "#renderer/screens/join/CodeField.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { readCode } from "#shared/protocol/addresses.ts";
import type { FoundTable } from "#shared/protocol/house.ts";
import { tableWithCode } from "./foundTables.ts";
import styles from "./Home.module.css";

export function JoinByCode({ found }: { readonly found: readonly FoundTable[] }) {
  const words = text().nearby;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.second} onClick={() => setOpen(true)}>
        <Icon name="people" />
        {words.byCode}
      </Button>
      {isOpen && <CodeSheet found={found} close={() => setOpen(false)} />}
    </>
  );
}

function CodeSheet({
  found,
  close,
}: {
  readonly found: readonly FoundTable[];
  readonly close: () => void;
}) {
  const words = text().nearby;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = readCode(typed);
    if (code === null) return setProblem(words.noCode);
    const table = tableWithCode(found, code);
    if (!table) return setProblem((await goToOwn(code)) ? null : words.notFound(code));
    if (await goToHost(table.url)) close();
    else setProblem(words.notOpened);
  };
  /** The code may be one of this host itself, which is not among those found in the network. */
  const goToOwn = async (code: string): Promise<boolean> => {
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
      <form id={id} onSubmit={(event) => void join(event)}>
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
      </form>
    </Sheet>
  );
}
