// Opens a table to friends, shows how they join, and closes it again (H-13, H-14).

import { useState } from "react";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { levelsFor } from "#renderer/screens/setup/levels.ts";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfRotation, playersFor } from "#renderer/screens/setup/tableDraft.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { botLevelOf } from "#shared/bots/bot.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import type { TableLan, TableState } from "#shared/protocol/table.ts";
import styles from "./FriendsSheet.module.css";
import { Company } from "./Company.tsx";
import { Television } from "./ScreenLink.tsx";
import { Invitation } from "./Invitation.tsx";
import { useOwnHouse } from "./lanState.ts";
import { OpeningFields } from "./OpeningFields.tsx";
import { chairRange, firstOpening, fittingOpening, type ChairRange } from "./opening.ts";

type FriendsSheetProps = Readonly<{
  table: TableState;
  close: () => void;
}>;

export function FriendsSheet({ table, close }: FriendsSheetProps) {
  const words = text().friends;
  const house = useOwnHouse();
  if (table.lan)
    return <OpenSheet table={table} lan={table.lan} isOwn={house !== null} close={close} />;
  if (house) return <ClosedSheet table={table} close={close} />;
  return (
    <Sheet title={words.openTitle} onClose={close}>
      <p>{words.notOpen}</p>
    </Sheet>
  );
}

function useChairs({ rotation, players }: TableState, least: "all" | "people"): ChairRange | null {
  const { games } = useGameOffers();
  if (!games) return null;
  const sitting = players.filter(({ gone, bot }) => !gone && (least === "all" || bot === null));
  return chairRange(sitting.length, playersFor(games, draftOfRotation(games, rotation)));
}

function ClosedSheet({ table, close }: FriendsSheetProps) {
  const words = text().friends;
  const chairs = useChairs(table, "all");
  const [wish, setWish] = useState<Opening | null>(null);
  const { refusal, act } = useHouseActions();
  const sitting = table.players.filter(({ gone }) => !gone);
  const levels = levelsFor(table.rotation);
  const bots = sitting.flatMap(({ bot }) => (bot ? botLevelOf(bot) : []));
  const opening =
    chairs && fittingOpening(wish ?? firstOpening(sitting.length, bots, chairs), chairs, levels);
  const open = async () => {
    if (opening) await act("openToLan", { table: table.id, ...opening });
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="primary" disabled={opening === null} onClick={open}>
          {words.open}
        </Button>
      }
    >
      <p>{words.about}</p>
      {chairs && opening && (
        <OpeningFields chairs={chairs} levels={levels} opening={opening} onChange={setWish} />
      )}
      <Failure of={refusal} />
    </Sheet>
  );
}

interface OpenSheetProps extends FriendsSheetProps {
  readonly lan: TableLan;
  readonly isOwn: boolean;
}

function OpenSheet({ table, lan, isOwn, close }: OpenSheetProps) {
  const words = text().friends;
  const [isClosing, setClosing] = useState(false);
  if (isClosing && isOwn) return <ClosingSheet table={table} close={() => setClosing(false)} />;
  return (
    <Sheet
      wide
      title={words.openTitle}
      onClose={close}
      footer={
        isOwn && (
          <Button kind="danger" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        )
      }
    >
      <Company table={{ ...table, lan }} />
      <Invitation code={lan.code} />
      <Television code={lan.code} />
      {isOwn && <WhoMayCome table={table} lan={lan} />}
    </Sheet>
  );
}

function WhoMayCome({
  table,
  lan: { seats, fill, spectators, listed },
}: Pick<OpenSheetProps, "table" | "lan">) {
  const words = text().friends;
  const chairs = useChairs(table, "people");
  const [wish, setWish] = useState<Opening | null>(null);
  const { refusal, act } = useHouseActions();
  const levels = levelsFor(table.rotation);
  const save = async () => {
    if (wish && (await act("openToLan", { table: table.id, ...wish }))) setWish(null);
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
          levels={levels}
          opening={wish ?? fittingOpening({ seats, fill, spectators, listed }, chairs, levels)}
          onChange={setWish}
        />
        <div>
          <Button disabled={wish === null} onClick={save}>
            {words.change}
          </Button>
        </div>
        <Failure of={refusal} />
      </div>
    </details>
  );
}

function ClosingSheet({ table, close }: FriendsSheetProps) {
  const words = text().friends;
  const { refusal, act } = useHouseActions();
  const shut = async () => {
    if (await act("closeToLan", { table: table.id })) close();
  };
  return (
    <Sheet
      title={words.closeTitle}
      onClose={close}
      action={
        <Button kind="danger" onClick={shut}>
          {words.close}
        </Button>
      }
    >
      <p>{words.closeHelp}</p>
      <Failure of={refusal} />
    </Sheet>
  );
}
