// Counts an evening with real chips until it is settled (H-6).
import { useState, useId, useRef, type FormEvent } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import { Counting } from "./Counting.tsx";
import styles from "./Counting.module.css";
import { SettledEvening } from "./SettledEvening.tsx";
import { text } from "#renderer/text/text.ts";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { houseRequests, type HouseAsk } from "#shared/protocol/schema.ts";
import {
  answerTo,
  useAnswer,
  useHouseActions,
  useHouse,
  type Failed,
} from "#renderer/context/houseContext.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";

/** Requests that answer with the changed evening. */
type EveningRequest =
  | "nameChipEvening"
  | "addChipPerson"
  | "moveChips"
  | "buyEverybodyIn"
  | "reverseChips"
  | "settleChips"
  | "recountChips"
  | "payChips";

type EveningHold = Readonly<{
  evening: ChipEvening | undefined;
  again: () => void;
  failure: Failed | null;
  refusal: Failed | null;
  /**
   * Resolves to whether it was done. Requests run one after another; one that is still waiting is
   * not queued twice.
   */
  act: <R extends EveningRequest>(
    request: R,
    payload: Omit<HouseAsk<R>, "evening" | "after">,
  ) => Promise<boolean>;
}>;

/** Requests that move chips say how many entries this page knows of. */
const counted: readonly EveningRequest[] = [
  "moveChips",
  "buyEverybodyIn",
  "reverseChips",
  "settleChips",
];

function useEvening(id: string): EveningHold {
  const house = useHouse();
  const { known: evening, failure, again, take } = useAnswer("chipEvening", { evening: id });
  const { refusal, act: ask } = useHouseActions();
  const entries = evening?.entries.length ?? 0;
  const queue = useRef({
    last: Promise.resolve<unknown>(null),
    waiting: new Set<string>(),
    entries,
  });
  queue.current.entries = entries;
  const done = async <R extends EveningRequest>(request: R, payload: object): Promise<boolean> => {
    const answer = await ask(request, {
      ...payload,
      evening: id,
      ...(counted.includes(request) && { after: queue.current.entries }),
    } as KeylessAsk<R>);
    // After a refusal somebody else may have added an entry, or only the answer was lost, so the
    // evening is fetched again.
    const now =
      answer?.value ?? (await answerTo([house, "chipEvening", { evening: id }]).catch(() => null));
    if (now) {
      queue.current.entries = now.entries.length;
      take(now);
    }
    return answer !== null;
  };
  const act: EveningHold["act"] = async (request, payload) => {
    const { current } = queue;
    const what = JSON.stringify([request, payload]);
    if (current.waiting.has(what)) return false;
    current.waiting.add(what);
    const mine = current.last
      .then(() => done(request, payload))
      .finally(() => current.waiting.delete(what));
    current.last = mine.catch(() => undefined);
    return mine;
  };
  return { evening, again, failure, refusal, act };
}

function NameSheet({ evening, act, close }: EveningProps & { readonly close: () => void }) {
  const { opening: words, evening: its } = chipWords();
  const id = useId();
  const [name, setName] = useState(evening.name);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === evening.name || (await act("nameChipEvening", { name: name.trim() })))
      close();
  };
  return (
    <Sheet
      title={its.rename}
      onClose={close}
      action={
        <Button kind="primary" type="submit" form={id}>
          {text().app.save}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)}>
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={name}
          form={houseRequests.nameChipEvening.shape.name}
          onChange={setName}
        />
      </form>
    </Sheet>
  );
}

export type EveningProps = Readonly<{
  evening: ChipEvening;
  act: EveningHold["act"];
}>;

export function Evening({ id }: { readonly id: string }) {
  const { evening, again, failure, refusal, act } = useEvening(id);
  const { list } = chipWords();
  const [isNaming, setNaming] = useState(false);
  const rename = evening && (
    <Button kind="quiet" className={styles.rename} onClick={() => setNaming(true)}>
      {chipWords().evening.rename}
    </Button>
  );
  return (
    <Page
      title={evening ? list.called(evening.name, evening.openedAt) : list.title}
      beside={rename}
      wide
    >
      <Failure of={failure} again={again} />
      <Failure of={refusal} />
      {evening &&
        (evening.settled ? (
          <SettledEvening evening={evening} settled={evening.settled} act={act} />
        ) : (
          <Counting evening={evening} act={act} />
        ))}
      {evening && isNaming && (
        <NameSheet evening={evening} act={act} close={() => setNaming(false)} />
      )}
    </Page>
  );
}
