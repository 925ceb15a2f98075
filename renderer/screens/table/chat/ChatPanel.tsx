import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { refusalWords } from "#renderer/context/houseContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Form } from "#renderer/ui/Form.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { EmotePicture } from "#renderer/ui/pictures/EmotePicture.tsx";
import { SidePanel } from "#renderer/ui/SidePanel.tsx";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ChatLine } from "#shared/protocol/table.ts";
import { emotes } from "#shared/protocol/schema.ts";
import { withoutUnseen } from "#shared/contract/freeText.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SpokenTalk } from "./useSpoken.ts";
import styles from "./Chat.module.css";

type ChatPanelProps = Readonly<{
  client: TableClient;
  lines: readonly ChatLine[];
  me: string | null;
  isOpen: boolean;
  close: () => void;
  above: number;
  mayTalk: boolean;
  isMuted: boolean;
  people: readonly string[];
  hidden: ReadonlySet<string>;
  hide: (name: string, isHidden: boolean) => void;
  /** Null where announcements are not part of the game. */
  spoken: SpokenTalk | null;
  hasTalk: boolean;
}>;

/** Stays mounted while closed, so that screen readers announce new messages. */
export function ChatPanel(props: ChatPanelProps) {
  const { lines, me, isOpen, close, above, mayTalk, isMuted, spoken } = props;
  const words = text().chat;
  const list = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.number;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, isOpen]);
  // Keeps the table's own keys from acting while the focus is in the panel.
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  return (
    <SidePanel
      id="table-talk"
      title={words.title}
      closeWords={words.close}
      isOpen={isOpen}
      close={close}
      above={above}
      isOver
      onKeyDown={press}
    >
      <div ref={list} className={styles.lines} tabIndex={isOpen ? 0 : -1}>
        {isOpen && lines.length === 0 && <p className="help">{words.nothing}</p>}
        {isOpen && spoken?.earlier && (
          <Button className={styles.earlier} onClick={() => spoken.earlier?.()}>
            {words.earlier}
          </Button>
        )}
        <ol role="log" aria-live="polite" aria-label={words.lines}>
          {lines.map((line) => (
            <ChatMessage
              key={`${line.number} ${line.at}`}
              line={line}
              isMine={line.from.name === me}
            />
          ))}
        </ol>
        {isOpen && <People {...props} />}
      </div>
      {isOpen &&
        (mayTalk && !isMuted ? (
          <Speaking {...props} />
        ) : (
          <p className="help">{isMuted ? words.youAreMuted : words.cannotTalk}</p>
        ))}
    </SidePanel>
  );
}

function ChatMessage({
  line: { from, said },
  isMine,
}: Readonly<{
  line: ChatLine;
  isMine: boolean;
}>) {
  const words = text().chat;
  return (
    <li className={isMine ? styles.mine : undefined}>
      <b className={styles.name}>{from.name}</b>
      {from.player === null && <small className={styles.watches}>{words.watches}</small>}{" "}
      {"text" in said ? (
        <span>{said.text}</span>
      ) : (
        <span className={styles.emote}>
          <EmotePicture emote={said.emote} />
          <span className="unseen">{words.emote[said.emote]}</span>
        </span>
      )}
    </li>
  );
}

function People({ people, hidden, hide }: ChatPanelProps) {
  const words = text().chat;
  const id = useId();
  if (people.length === 0) return null;
  return (
    <details className={`medium ${styles.people}`}>
      <summary>{words.people}</summary>
      <ul>
        {people.map((name, at) => (
          <li key={name} className={styles.person}>
            <span aria-hidden="true">{name}</span>
            <span id={`${id}-${at}`} className="unseen">
              {words.hear(name)}
            </span>
            <Toggle
              labelledBy={`${id}-${at}`}
              on={!hidden.has(name)}
              onChange={(isHeard) => hide(name, !isHeard)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

const longest = 200;
const warning = 40;
/** On a touch device the on-screen keyboard appears only when the field is touched. */
const hasKeyboard = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

function Speaking({ client, spoken, hasTalk }: ChatPanelProps) {
  const words = text().chat;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);
  const [to, setTo] = useState<Seat | null>(null);
  const tell = async (asked: Promise<Answer<unknown>>): Promise<boolean> => {
    const answer = await asked;
    setProblem(answer.ok ? null : (refusalWords(answer) ?? text().house.noAnswer));
    return answer.ok;
  };
  const say = async () => {
    const said = withoutUnseen(typed).trim();
    const heard = spoken?.listeners.some(({ seat }) => seat === to) === true ? to : null;
    if (
      said !== "" &&
      (await tell(spoken?.say ? spoken.say(said, heard) : client.ask("say", { text: said })))
    )
      setTyped("");
  };
  const left = longest - typed.length;
  return (
    <>
      {spoken?.say && <Listener spoken={spoken} to={to} choose={setTo} />}
      {hasTalk && (
        <ul className={styles.emotes} aria-label={words.emotes}>
          {emotes.map((emote) => (
            <li key={emote}>
              <button
                type="button"
                aria-label={words.emote[emote]}
                title={words.emote[emote]}
                onClick={() => void tell(client.ask("emote", { emote }))}
              >
                <EmotePicture emote={emote} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Form className={styles.speaking} onSubmit={say}>
        <TextInput
          ref={field}
          className="grow"
          value={typed}
          maxLength={longest}
          placeholder={words.field}
          aria-label={words.field}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          icon="send"
          type="submit"
          className="square"
          aria-label={words.send}
          title={words.send}
        />
      </Form>
      <p
        id={`${id}-help`}
        role="status"
        className={problem === null ? `tiny ${styles.left}` : "tiny problem"}
      >
        {problem ?? (left <= warning ? words.left(left) : "")}
      </p>
    </>
  );
}

function Listener({
  spoken: { words, listeners },
  to,
  choose,
}: Readonly<{
  spoken: SpokenTalk;
  to: Seat | null;
  choose: (to: Seat | null) => void;
}>) {
  const value = to !== null && listeners.some(({ seat }) => seat === to) ? to : everybody;
  return (
    <div className={styles.listener}>
      <p className="help">{words.counts}</p>
      <select
        className={styles.listeners}
        aria-label={words.whisperTo}
        value={value}
        onChange={({ target }) =>
          choose(Number(target.value) === everybody ? null : Number(target.value))
        }
      >
        <option value={everybody}>{words.everybody}</option>
        {listeners.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {words.onlyTo(name)}
          </option>
        ))}
      </select>
    </div>
  );
}

const everybody = -1;
