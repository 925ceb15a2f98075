import type { WitnessedDeals } from "#renderer/client/deal/witnessedDeals.ts";
import { sealedStanding, type SealedState } from "#renderer/client/sealed/sealedState.ts";
import { goInstead, useRoute, type Overlay } from "#renderer/context/route.ts";
import { HelpText } from "#renderer/screens/help/HelpText.tsx";
import { SettingsForm } from "#renderer/screens/settings/SettingsForm.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TableState, TablePlayer } from "#shared/protocol/table.ts";
import { pageOfRule } from "#shared/text/rulePages.ts";
import { FriendsSheet } from "#renderer/screens/friends/FriendsSheet.tsx";
import {
  mayStandUp,
  isOnLan,
  people,
  present,
  type Seating,
} from "#renderer/screens/table/lobby/chairs.ts";
import { DealSheet } from "#renderer/screens/table/deal/DealSheet.tsx";
import { SealedSheet } from "#renderer/screens/table/deal/SealedSheet.tsx";
import { LobbySheet } from "#renderer/screens/table/lobby/Lobby.tsx";
import { areChipsWon } from "#renderer/screens/table/result/roundWords.ts";
import { SeatsSheet } from "./SeatsSheet.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { useState, use } from "react";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { HouseContext, refusalWords, type Failed } from "#renderer/context/houseContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfTable, tableOf, tableProblems } from "#renderer/screens/setup/tableDraft.ts";
import {
  whyNotSealedHere,
  withSealing,
  type Company,
} from "#renderer/screens/setup/SealedField.tsx";
import { TableFields } from "#renderer/screens/setup/TableFields.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import styles from "./TableMenu.module.css";
import { forgetSeat } from "#renderer/context/seatToken.ts";

interface SheetProps extends TableProps {
  readonly close: () => void;
}

/** Only the house knows the available options, so without it they cannot be changed. */
function OptionsSheet(props: SheetProps) {
  const { line, retry } = use(HouseContext);
  if (typeof line !== "string") return <OfferedOptions {...props} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {line !== "opening" && <Failure message={null} again={retry} />}
    </Sheet>
  );
}

function OfferedOptions(props: SheetProps) {
  const { games, failed, again } = useGameOffers();
  if (games && games.length > 0) return <OptionsForm {...props} games={games} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      <Failure of={failed} again={again} />
    </Sheet>
  );
}

/** A free chair of the lobby may be a bot’s. */
function companyAt({ players, lan }: TableState): Company {
  const hasBots = present(players).some(({ bot }) => bot !== null) || (lan?.fill ?? null) !== null;
  return { people: people(players).length, hasBots };
}

function OptionsForm({
  client,
  table,
  close,
  games,
}: SheetProps & { readonly games: readonly GameOffer[] }) {
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOfTable(games, table));
  const { refusal, act } = useTableActions(client);
  const isPlaying = table.stage === "playing";
  const company = companyAt(table);
  const save = async () => {
    const wanted = tableOf(games, draft);
    const whyNot = whyNotSealedHere(games, wanted.rotation, company);
    if (await act("change", withSealing(wanted, whyNot))) close();
  };
  return (
    <Sheet
      wide
      title={text().table.options}
      onClose={close}
      action={
        <Button
          kind="primary"
          disabled={isPlaying || tableProblems(games, draft) > 0}
          onClick={save}
        >
          {words.change}
        </Button>
      }
    >
      {isPlaying && <p role="status">{words.notNow}</p>}
      <fieldset className={styles.fields} disabled={isPlaying}>
        <TableFields games={games} company={company} draft={draft} onChange={setDraft} />
      </fieldset>
      <Failure of={refusal} />
    </Sheet>
  );
}

function StopSheet({ client, table, close }: SheetProps) {
  const words = text().stop;
  const { refusal, act } = useTableActions(client);
  const isPlaying = table.stage === "playing";
  const forChips = table.players.some(({ bought }) => bought > 0);
  const forPoints = table.players.some(({ points }) => (points ?? 0) > 0);
  const stop = async () => {
    if (await act("stop", {})) close();
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="danger" onClick={stop}>
          {isPlaying ? words.stopAfter : words.stop}
        </Button>
      }
    >
      {isPlaying && <p>{words.inRound}</p>}
      <p>{forChips ? words.forChips : forPoints ? text().points.stopHelp : words.forHonour}</p>
      <Failure of={refusal} />
    </Sheet>
  );
}

interface TableOverlayProps extends LeaveSheetProps {
  readonly id: string;
  readonly over: Overlay;
  readonly seating: Seating;
  readonly deals: WitnessedDeals | null;
  readonly sealed: SealedState | null;
}

export function TableOverlay({
  id,
  over,
  seating,
  deals,
  sealed,
  setLeaving,
  ...sheet
}: TableOverlayProps) {
  const { table, close } = sheet;
  switch (over) {
    case "menu":
      return (
        <TableMenu
          {...sheet}
          open={(next) => goInstead({ screen: "table", table: id, over: next })}
        />
      );
    // Shown by the table itself, which knows its keys.
    case "keys":
      return null;
    case "help":
      return <HelpSheet game={table.game} close={close} />;
    case "settings":
      return (
        <Sheet wide title={text().settings.title} onClose={close}>
          <SettingsForm />
        </Sheet>
      );
    case "options":
      return <OptionsSheet {...sheet} />;
    case "seats":
      return <SeatsSheet {...sheet} />;
    case "people":
      return isOnLan(table) && <LobbySheet {...sheet} table={table} seating={seating} />;
    case "deal":
      return sealed && sealedStanding(sealed, table) !== null ? (
        <SealedSheet {...sheet} sealed={sealed} />
      ) : (
        <DealSheet {...sheet} deals={deals} />
      );
    case "friends":
      return <FriendsSheet table={table} close={close} />;
    case "stop":
      return <StopSheet {...sheet} />;
    case "leave":
      return <LeaveSheet {...sheet} setLeaving={setLeaving} />;
  }
}

function HelpSheet({ game, close }: Readonly<{ game: string; close: () => void }>) {
  const route = useRoute();
  const rule = (route.screen === "table" ? route.rule : undefined) ?? null;
  const { help } = text();
  const page = (rule === null ? null : pageOfRule(rule)) ?? game;
  const title = help.pages[page] ?? help.title(gameText(page).name);
  return (
    <Sheet wide title={title} onClose={close}>
      <HelpText key={page} name={page} rule={rule} />
    </Sheet>
  );
}

interface LeaveSheetProps extends SheetProps {
  /**
   * Called with true before the host is asked, because a table that its last person leaves closes
   * at once; called with false if the host refuses.
   */
  readonly setLeaving: (leaving: boolean) => void;
}

/** Returns who becomes the table's owner (H-17), by the host's own rule. */
function heirOf({ owner, players }: TableState, me: string | null): TablePlayer | undefined {
  const others = people(players).filter(({ id }) => id !== me);
  return owner === me
    ? (others.find(({ presence }) => presence === "here") ?? others[0])
    : undefined;
}

function LeaveSheet({ client, table, player, close, setLeaving }: LeaveSheetProps) {
  const words = text().leave;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isAlone = people(table.players).length === 1;
  const heir = heirOf(table, player);
  const isIn =
    table.stage === "playing" &&
    table.players.some(({ id, seat, out }) => id === player && seat !== null && !out);
  const chips = table.players.find(({ id }) => id === player)?.chips ?? 0;
  const home = () => goInstead({ screen: "home" });
  const leave = async (then: () => void) => {
    setLeaving(true);
    const answer = await client.ask("leave", {});
    if (answer.ok) {
      forgetSeat(sessionStorage, table.id);
      return then();
    }
    const message = refusalWords(answer);
    // Without an answer the host may have done it all the same.
    if (message !== null) setLeaving(false);
    setRefusal({ message });
  };
  const stay = () => {
    setLeaving(false);
    close();
  };
  return (
    <Sheet
      wide={mayStandUp(table)}
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button onClick={home}>{words.home}</Button>
          {mayStandUp(table) && <Button onClick={() => leave(stay)}>{words.standUp}</Button>}
          <Button kind="danger" onClick={() => leave(home)}>
            {words.leave}
          </Button>
        </>
      }
    >
      {chips > 0 && (
        <p>
          <b>{isIn && areChipsWon(table) ? words.chipsInRound : words.chips(chips)}</b>
        </p>
      )}
      <p>{isIn ? words.inRound : words.between}</p>
      {isAlone && <p>{words.withBots}</p>}
      {heir && (
        <p>
          {[
            words.passesTo(heir.name),
            ...(people(table.players).length > 2 ? [words.passesElse] : []),
          ].join(" ")}
        </p>
      )}
      {!isAlone &&
        isOnLan(table) &&
        table.stage !== "stopped" &&
        table.players.some(({ chips }) => chips !== null) && <p>{words.return}</p>}
      <p>{words.instead}</p>
      <Failure of={refusal} />
    </Sheet>
  );
}
