// Opens a table to friends, shows how they join, and closes it again (H-13, H-14).
import { useState, type MouseEvent } from "react";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfRotation, playersFor } from "#renderer/screens/setup/rotationDraft.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Opening } from "#shared/protocol/schema.ts";
import type { TableLan, TableState } from "#shared/protocol/table.ts";
import styles from "./FriendsSheet.module.css";
import { Invitation } from "./Invitation.tsx";
import { useOwnHouse, useLanState } from "./lanState.ts";
import { chairRange, firstOpening, fittingOpening, type ChairRange } from "./opening.ts";
import { OpeningFields } from "./OpeningFields.tsx";
import { goToHost } from "#renderer/client/otherHost.ts";
import { formatRoute } from "#renderer/context/route.ts";
import { screenAddress } from "#shared/protocol/addresses.ts";
import { shownUrl } from "./shownAddress.ts";

/** Opens the address in the system's browser, because the desktop shell has only one window. */
function outside(event: MouseEvent, address: string): void {
  event.preventDefault();
  void goToHost(address);
}

function Television({ code }: { readonly code: string }) {
  const words = text().friends;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  return (
    <div className={styles.television}>
      <a
        className={styles.link}
        href={formatRoute({ screen: "bigScreen", code })}
        target="_blank"
        rel="noopener"
        onClick={(event) => window.app && outside(event, screenAddress(location.origin, code))}
      >
        <Icon name="screen" />
        {words.television}
      </a>
      <p className="small">{words.televisionHelp}</p>
      {url !== null && <p className={styles.address}>{screenAddress(url, code)}</p>}
    </div>
  );
}

interface FriendsSheetProps {
  readonly table: TableState;
  readonly close: () => void;
}

export function FriendsSheet({ table, close }: FriendsSheetProps) {
  const words = text().friends;
  const house = useOwnHouse();
  if (table.lan)
    return <OpenSheet table={table.id} state={table} lan={table.lan} house={house} close={close} />;
  if (house) return <ClosedSheet table={table} close={close} />;
  return (
    <Sheet title={words.openTitle} onClose={close}>
      <p>{words.notOpen}</p>
    </Sheet>
  );
}

/** Null until the games are known. */
function useChairs({ rotation, players }: TableState, least: "all" | "people"): ChairRange | null {
  const { asked } = useGameOffers();
  if (asked.state !== "answered") return null;
  const sitting = players.filter(({ gone, bot }) => !gone && (least === "all" || bot === null));
  return chairRange(
    sitting.length,
    playersFor(asked.value, draftOfRotation(asked.value, rotation)),
  );
}

function ClosedSheet({ table, close }: FriendsSheetProps) {
  const words = text().friends;
  const chairs = useChairs(table, "all");
  const [wish, setWish] = useState<Opening | null>(null);
  const { refusal, act } = useHouseActions();
  const sitting = table.players.filter(({ gone }) => !gone);
  const opening =
    chairs &&
    (wish ??
      firstOpening(
        sitting.length,
        sitting.flatMap(({ bot }) => bot ?? []),
        chairs,
      ));
  const open = async (): Promise<void> => {
    if (opening) await act("openToLan", { table: table.id, ...opening });
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="primary" disabled={opening === null} onClick={() => void open()}>
          {words.open}
        </Button>
      }
    >
      <p>{words.about}</p>
      {chairs && opening && <OpeningFields chairs={chairs} opening={opening} onChange={setWish} />}
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

interface OpenSheetProps {
  readonly table: string;
  readonly state: TableState;
  readonly lan: TableLan;
  /** Null unless this is the page of the house's owner; others only see how to join. */
  readonly house: HouseClient | null;
  readonly close: () => void;
}

function OpenSheet({ table, state, lan, house, close }: OpenSheetProps) {
  const words = text().friends;
  const [isClosing, setClosing] = useState(false);
  if (isClosing && house) return <ClosingSheet table={table} close={() => setClosing(false)} />;
  return (
    <Sheet
      wide
      title={words.openTitle}
      onClose={close}
      footer={
        house && (
          <Button kind="danger" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        )
      }
    >
      <Invitation code={lan.code} />
      {lan.watching.length > 0 && (
        <p className="soft">{`${words.watching}: ${lan.watching.join(", ")}`}</p>
      )}
      <Television code={lan.code} />
      {house && <WhoMayCome table={table} state={state} lan={lan} />}
    </Sheet>
  );
}

/** A change of who may come keeps the code. */
function WhoMayCome({ table, state, lan }: Omit<OpenSheetProps, "house" | "close">) {
  const words = text().friends;
  const chairs = useChairs(state, "people");
  const { seats, fill, spectators, listed } = lan;
  const [wish, setWish] = useState<Opening | null>(null);
  const { refusal, act } = useHouseActions();
  const save = async (): Promise<void> => {
    if (wish && (await act("openToLan", { table, ...wish }))) setWish(null);
  };
  if (!chairs) return null;
  return (
    <details className={styles.who}>
      <summary>
        <Icon name="people" />
        {words.who}
      </summary>
      <div className={styles.fields}>
        <OpeningFields
          chairs={chairs}
          opening={wish ?? fittingOpening({ seats, fill, spectators, listed }, chairs)}
          onChange={setWish}
        />
        <div>
          <Button disabled={wish === null} onClick={() => void save()}>
            {words.change}
          </Button>
        </div>
        {refusal !== null && <Failure message={refusal.message} />}
      </div>
    </details>
  );
}

function ClosingSheet({ table, close }: { readonly table: string; readonly close: () => void }) {
  const words = text().friends;
  const { refusal, act } = useHouseActions();
  const shut = async (): Promise<void> => {
    if (await act("closeToLan", { table })) close();
  };
  return (
    <Sheet
      title={words.closeTitle}
      onClose={close}
      action={
        <Button kind="danger" onClick={() => void shut()}>
          {words.close}
        </Button>
      }
    >
      <p>{words.closeHelp}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
