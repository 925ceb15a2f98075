// What a player may look up of the verified deals at the table (H-18). No hash is shown: people
// compare four words.

import { saveFile } from "#renderer/client/files.ts";
import {
  newestFault,
  standingOf,
  wasDealt,
  type FoundFault,
  type WitnessedDeals,
  type WitnessedDeal,
} from "#renderer/client/deal/witnessedDeals.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { DealPlan, DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import { DealMark } from "./DealMark.tsx";
import { nameAmong, sealIcons } from "./dealWords.ts";
import { faultWords } from "./faultWords.ts";
import styles from "./Deal.module.css";

type DealSheetProps = Readonly<{
  deals: WitnessedDeals | null;
  table: TableState;
  player: string | null;
  close: () => void;
}>;

/** The newest first, so that the present one needs no scrolling. */
const mostShown = 50;

export function DealSheet({ deals, table, player, close }: DealSheetProps) {
  const words = text().deal;
  const shown = (deals?.deals ?? []).filter(wasDealt).slice(-mostShown).toReversed();
  const [last] = shown;
  const plan = last?.transcript?.plan;
  const found = newestFault(deals, table);
  return (
    <Sheet title={words.title} onClose={close}>
      {found && <Found found={found} table={table} player={player} />}
      {last && standingOf(last) !== "fault" && <Standing deal={last} />}
      {player !== null && plan?.silent.includes(player) && <p>{words.cameLate}</p>}
      {!found && !last && <p>{words.preparing}</p>}
      {deals && (plan?.contributions.length ?? 0) > 1 && (
        <FourWords words={deals.words} help={words.wordsHelp} />
      )}
      {plan && (
        <Mixed
          plan={plan}
          players={table.players}
          me={player}
          isMine={last?.transcript?.own !== null}
        />
      )}
      {shown.length > 0 && <Rounds deals={shown} />}
      <HowItWorks lines={words.howLines} />
    </Sheet>
  );
}

export function HowItWorks({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details>
      <summary>{text().deal.how}</summary>
      <div className="stack gap-s">
        {lines.map((line) => (
          <p key={line} className="help">
            {line}
          </p>
        ))}
      </div>
    </details>
  );
}

function Found({
  found: { round, fault, by },
  table,
  player,
}: Pick<DealSheetProps, "table" | "player"> & { readonly found: FoundFault }) {
  const words = text().deal;
  const nameOf = nameAmong(table.players);
  return (
    <div className={styles.standing} data-standing="fault">
      <Icon name="sealBroken" />
      <div className="stack gap-s">
        <p className="strong">{words.alarm(round)}</p>
        <p>
          {faultWords(text(), fault, nameOf)}{" "}
          {words.foundBy(by === null || by === player ? null : nameOf(by))}
        </p>
        <p>{words.meaning}</p>
      </div>
    </div>
  );
}

function Standing({ deal }: { readonly deal: WitnessedDeal }) {
  const words = text().deal;
  const standing = standingOf(deal);
  const opens = deal.transcript?.plan.opens;
  return (
    <div className={styles.standing} data-standing={standing}>
      <Icon name={sealIcons[standing]} />
      <p>
        {words.standing[standing]} {standing === "open" && opens && words.opens[opens]}
      </p>
    </div>
  );
}

export function FourWords({
  words: four,
  help,
}: Readonly<{ words: readonly string[]; help: string }>) {
  const words = text().deal;
  return (
    <section className="stack gap-s" aria-label={words.words}>
      <h3 className="title">{words.words}</h3>
      <p className={styles.four}>{four.join(" ")}</p>
      <p className="help">{help}</p>
    </section>
  );
}

type Mixer = Readonly<{ id: string; name: string; avatar: string | null; about: string }>;

function mixersOf(
  { players: seats, contributions, silent, again }: DealPlan,
  players: readonly TablePlayer[],
): readonly Mixer[] {
  const words = text().deal;
  const nameOf = nameAmong(players);
  const faceOf = (id: string) => players.find((player) => player.id === id)?.avatar ?? null;
  const person = (id: string, about: string): Mixer => ({
    id,
    name: nameOf(id),
    avatar: faceOf(id),
    about,
  });
  const bots = players.filter(
    ({ bot, seat }) => bot !== null && seat !== null && seats[seat] === null,
  );
  return [
    ...contributions.map(({ player }) => person(player, words.contributed)),
    ...silent.map((player) =>
      person(player, again?.withheld.includes(player) ? words.withheld : words.silent),
    ),
    ...bots.map(({ id }) => person(id, words.bot)),
  ];
}

function Mixed({
  plan,
  players,
  me,
  isMine,
}: Readonly<{
  plan: DealPlan;
  players: readonly TablePlayer[];
  me: string | null;
  /** Whether this page contributed what the plan lists for its player. */
  isMine: boolean;
}>) {
  const words = text().deal;
  const ownWords = (about: string): string =>
    about === words.contributed && !isMine ? words.notByThisPage : `${words.you}, ${about}`;
  return (
    <section className="stack gap-s" aria-label={words.mixedBy}>
      <h3 className="title">{words.mixedBy}</h3>
      <ul className={styles.mixers}>
        {mixersOf(plan, players).map(({ id, name, avatar, about }) => (
          <li key={id} className={styles.mixer}>
            {avatar !== null && <Avatar avatar={avatar} size={2} />}
            <span className={styles.name}>
              {name}
              <small>{id === me ? ownWords(about) : about}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="help">{words.mixedByHelp}</p>
    </section>
  );
}

const saved = (transcript: DealTranscript): void =>
  saveFile({
    name: `deal-${transcript.plan.table}-${transcript.plan.round}.json`,
    content: new Blob([JSON.stringify(transcript, null, 1)], { type: "application/json" }),
  });

function Rounds({ deals }: { readonly deals: readonly WitnessedDeal[] }) {
  const words = text().deal;
  return (
    <section className="stack gap-s" aria-label={words.rounds}>
      <h3 className="title">{words.rounds}</h3>
      <ul className={styles.rounds}>
        {deals.map((deal) => (
          <li key={deal.deal} className={styles.round}>
            <span>{words.round(deal.round)}</span>
            <DealMark standing={standingOf(deal)} />
            {deal.transcript && (
              <Button
                kind="quiet"
                icon="save"
                aria-label={words.saveOf(deal.round)}
                onClick={() => deal.transcript && saved(deal.transcript)}
              >
                {words.save}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
