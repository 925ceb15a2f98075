// How does the table hear that somebody wishes it faster: Space or the felt held, or the button
// pressed (H-30)?

import { useEffect, useMemo, useRef, useState } from "react";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";

export interface Haste {
  /** The button is pressed. It does something only where nobody else is at the table. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Space or the felt is held, or no longer. */
  readonly hold: (isHeld: boolean) => void;
}

/**
 * Flights are one's own matter at every table; the bots' thinking is where nobody else sits (H-30).
 * The button comes out by itself when one is to act.
 */
export function useHaste(
  desk: Desk,
  { snapshot: { table }, scene }: DeskState,
  draw: (isHeld: boolean) => void,
): Haste {
  const [isPressed, setPressed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isAlone = table?.alone === true && table.stage === "playing";
  const isMine = scene.own !== null && scene.toAct.includes(scene.own);
  useEffect(() => {
    if (isMine || !isAlone) setPressed(false);
  }, [isMine, isAlone]);
  const wished = isHeld || isPressed;
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => latest.current(wished), [wished]);
  const asks = wished && isAlone;
  useEffect(() => {
    if (!asks) return undefined;
    desk.hurry(true);
    return () => desk.hurry(false);
  }, [desk, asks]);
  return useMemo(
    () => ({ isOn: isPressed, toggle: () => setPressed((on) => !on), hold: setHeld }),
    [isPressed],
  );
}
