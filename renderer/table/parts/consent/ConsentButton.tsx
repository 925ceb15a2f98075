// How does one come to end the game, and how many have agreed to?

import { Act } from "#renderer/table/dom/ActionBar.tsx";
import type { ControlsProps } from "#renderer/table/part.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";

export function ConsentButton({ desk, state }: ControlsProps) {
  const hooks = hooksOf(desk.game, "consent");
  const consents = state.view && hooks?.consents(state.view.seen);
  if (!hooks || !consents) return null;
  const { agreed, all } = consents;
  const { endShort, endLabel } = hooks.words();
  return (
    <Act
      kind="small"
      shortcut=""
      problem={null}
      busy={false}
      name={endShort(agreed.length, all)}
      onPress={() => desk.change({ consent: { isOpen: true } })}
    >
      {endLabel(agreed.length, all)}
    </Act>
  );
}
