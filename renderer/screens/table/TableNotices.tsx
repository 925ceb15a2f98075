import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { Link, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { rotationName } from "#renderer/screens/setup/presets.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { dealOpens } from "#shared/session/openDeals.ts";
import styles from "./AtTable.module.css";
import { people, wishingToSwap, type LanTable } from "./lobby/chairs.ts";
import { raceWords, waitingWords } from "./result/roundWords.ts";
import { notReady } from "./result/standings.ts";
import { useTableActions, type TableProps } from "./useTableClient.ts";

type PlaqueProps = Readonly<{
  title: string;
  help?: string;
  children: ReactNode;
}>;

function Plaque({ title, help, children }: PlaqueProps) {
  const id = useId();
  return (
    <section className={styles.plaque} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {help !== undefined && <p className="help">{help}</p>}
      {children}
    </section>
  );
}

/** Before the first deal everybody is told how it is sealed (H-51), or when it is opened (H-18). */
function dealWords({ rotation, settings }: TableState): string {
  if (settings.sealedDeals) return text().sealed.dealtSealed;
  const times = new Set(rotation.map(({ game }) => dealOpens(settings.openDeals, traitsOf(game))));
  const [time = "round", ...others] = times;
  return text().table.dealsOpen[others.length > 0 ? "mixed" : time];
}

/**
 * Returns "Crazy Eights, buy-in 1,000 chips. First to 250 points. After each round, the host opens
 * how it dealt."
 */
export function laidWords(table: TableState): string {
  const { rotation, settings, players } = table;
  const forChips = players.some(({ chips }) => chips !== null);
  const rounds =
    settings.lastRound === null ? "" : `, ${text().points.playedOver(settings.lastRound)}`;
  return [
    `${text().table.laidFor(rotationName(rotation), forChips ? settings.buyIn : null)}${rounds}.`,
    raceWords(table, null),
    dealWords(table),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * A player alone with bots is dealt in at once; among people everybody says when they are ready.
 */
export function Waiting({ client, table, player }: TableProps) {
  const waitedFor = notReady(table.players);
  const [person, ...others] = people(table.players);
  const isAlone = person?.id === player && others.length === 0;
  const asked = useRef(false);
  const { refusal, act } = useTableActions(client);
  useEffect(() => {
    if (!isAlone || asked.current) return;
    asked.current = true;
    void client.ask("ready", {});
  }, [isAlone, client]);
  if (isAlone) return null;
  const amReady = !waitedFor.some(({ id }) => id === player);
  return (
    <Plaque title={text().table.waiting} help={laidWords(table)}>
      {amReady ? (
        <p role="status">{waitingWords(waitedFor)}</p>
      ) : (
        <Button kind="primary" onClick={() => act("ready", {})}>
          {text().table.deal}
        </Button>
      )}
      <Failure of={refusal} />
    </Plaque>
  );
}

/** Shown only during a round; between rounds, asking for the next one brings the player back. */
export function AwayNotice({
  client,
  snapshot: { table, player, link },
}: Readonly<{
  client: TableClient;
  snapshot: TableSnapshot;
}>) {
  const words = text().table;
  const isAway = table?.players.find((sitter) => sitter.id === player)?.presence === "away";
  return (
    <div role="status">
      {isAway && table?.stage === "playing" && link === "open" && (
        <Plaque title={words.away} help={words.awayHelp}>
          <Button kind="primary" onClick={() => client.ask("back", {})}>
            {words.back}
          </Button>
        </Plaque>
      )}
    </div>
  );
}

export function LinkBanner({ link }: { readonly link: Link }) {
  const words = {
    connecting: text().table.connecting,
    lost: text().table.lost,
    open: "",
    ended: "",
  }[link];
  return (
    <div role="status" className={styles.linkBannerPlace}>
      {words !== "" && (
        <span className={styles.banner}>
          <span className={styles.dot} />
          {words}
        </span>
      )}
    </div>
  );
}

/** Long enough to be read twice, ms. */
const shownMs = 8000;

interface TableNewsProps extends Omit<TableProps, "client"> {
  readonly hasSat: boolean;
}

function useLater<T>(value: T): T {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    if (value === known) return undefined;
    const timer = setTimeout(() => setKnown(value), shownMs);
    return () => clearTimeout(timer);
  }, [value, known]);
  return known;
}

/** A new owner of the table (H-17), or that an arriving player was given a chair. */
export function TableNews({ table: { owner, players, stage }, player, hasSat }: TableNewsProps) {
  const words = text().table;
  const isOther = useLater(owner) !== owner;
  const isNew = !useLater(hasSat) && hasSat;
  const now = isOther ? players.find(({ id }) => id === owner) : undefined;
  const said = now
    ? words.ownerNow(now.id === player ? null : now.name)
    : isNew
      ? words.hasSat(stage === "playing")
      : "";
  return (
    <div role="status" className={styles.linkBannerPlace}>
      {said !== "" && <span className={styles.banner}>{said}</span>}
    </div>
  );
}

/**
 * Somebody wishes to change chairs with the player (H-11). Chairs are changed between rounds;
 * before the first the lobby shows it.
 */
export function SwapWish({ client, table, player }: TableProps & { readonly table: LanTable }) {
  const words = text().lobby;
  const [other] = table.stage === "between" ? wishingToSwap(table, player) : [];
  return (
    <div role="status" className={styles.swapWishPlace}>
      {other && (
        <p className={styles.wish}>
          {words.swapAsked(other.name)}
          <Button
            kind="primary"
            aria-label={words.swapAgreeWith(other.name)}
            onClick={() => client.ask("swap", { with: other.id })}
          >
            {words.swapAgree}
          </Button>
        </p>
      )}
    </div>
  );
}
