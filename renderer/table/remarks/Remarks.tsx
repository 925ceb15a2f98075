import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Seat } from "#shared/contract/seats.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { Bubble } from "#renderer/table/dom/Seats.tsx";
import { useFreePlace } from "#renderer/table/dom/useFreePlace.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Records } from "#renderer/table/records.ts";
import { loadPart, partText } from "#renderer/text/text.ts";
import { Remarker } from "./Remarker.ts";
import { lyingFor } from "./remarkPlace.ts";
import type { Remark } from "./remarking.ts";
import styles from "./Remarks.module.css";

export type RemarksProps = Readonly<{
  desk: Desk;
  state: DeskState;
  layout: Layout;
  language: Settings["language"];
  records: Records;
  moveFace: (seat: Seat, move: FaceMove) => void;
}>;

/** Null until there are words. */
function useRemarker({ desk, language, records, moveFace }: RemarksProps): Remarker | null {
  const [remarker, setRemarker] = useState<Remarker | null>(null);
  const move = useRef(moveFace);
  useEffect(() => {
    move.current = moveFace;
  }, [moveFace]);
  useEffect(() => {
    let made: Remarker | null = null;
    let wanted = true;
    loadPart("remarks").then(
      () => {
        if (!wanted) return;
        made = new Remarker({
          desk,
          storage: sessionStorage,
          clock: realClock,
          moveFace: (seat, how) => move.current(seat, how),
        });
        setRemarker(made);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      made?.close();
      setRemarker(null);
    };
  }, [desk, language]);
  useEffect(() => remarker?.know(records), [remarker, records]);
  return remarker;
}

export function Remarks(props: RemarksProps) {
  const remarker = useRemarker(props);
  return remarker && <Said {...props} remarker={remarker} />;
}

const presses = ["pointerdown", "keydown"] as const;

function Said({ remarker, state, layout }: RemarksProps & { readonly remarker: Remarker }) {
  const remark = useSyncExternalStore(remarker.subscribe, remarker.remark);
  useEffect(() => {
    for (const press of presses) addEventListener(press, remarker.pressed, true);
    return () => {
      for (const press of presses) removeEventListener(press, remarker.pressed, true);
    };
  }, [remarker]);
  const lying = remark && lyingFor(layout, state.scene, remark.speaker.seat);
  return (
    <>
      <p role="status" className="unseen">
        {remark && partText("remarks")?.heard(remark.speaker.name, remark.words)}
      </p>
      {lying && <RemarkBubble key={remark.words} remark={remark} lying={lying} />}
    </>
  );
}

function RemarkBubble({ remark, lying }: Readonly<{ remark: Remark; lying: Lying }>) {
  const element = useRef<HTMLDivElement>(null);
  const place = useFreePlace(element, lying);
  const { name } = remark.speaker;
  return (
    <div ref={element} className={styles.place} style={place} aria-hidden="true">
      <Bubble line={{ from: { player: null, name }, said: { text: remark.words } }} isNamed />
    </div>
  );
}
