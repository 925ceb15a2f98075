// Who has agreed to end the game, and does one agree oneself?

import { whoAt } from "#renderer/table/desk/people.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";

/** Nothing where it was not asked for, or there is nothing to end any more. */
export function ConsentDialog({ desk, state }: ControlsProps) {
  const hooks = hooksOf(desk.game, "consent");
  const { view, snapshot } = state;
  const consents = view && hooks?.consents(view.seen);
  if (!hooks || !consents || state.consent?.isOpen !== true) return null;
  const words = hooks.words();
  const who = whoAt(snapshot.table, view.seen.viewer);
  const close = (): void => desk.change({ consent: { isOpen: false } });
  const agree = (): void => {
    close();
    void desk.sendAnytime(hooks.move);
  };
  const { agreed, mayAgree } = consents;
  const names = agreed.map((seat) => (who(seat).isYou ? null : who(seat).name));
  return (
    <Sheet
      title={words.endTitle}
      onClose={close}
      {...(mayAgree && {
        action: (
          <Button kind="primary" onClick={agree}>
            {words.agreeToEnd}
          </Button>
        ),
      })}
    >
      <p>{words.endWords}</p>
      <p>{agreed.length === 0 ? words.agreedByNobody : words.agreedToEndBy(names)}</p>
      {!mayAgree && <p>{words.youAgreedToEnd}</p>}
    </Sheet>
  );
}
