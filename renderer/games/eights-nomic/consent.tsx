import { activeIn, asNomic, standingIn } from "#shared/games/eights-nomic/seen.ts";
import { nomicText } from "./text.ts";
import { Act } from "#renderer/table/dom/ActionBar.tsx";
import type { ControlsProps, Part } from "#renderer/table/part.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/view.ts";

export const consentConsent: ConsentHooks = {
  consents: (seen) => {
    const nomic = asNomic(seen);
    const { viewer, facts } = nomic;
    if (facts.result !== null) return null;
    const isIn = viewer !== "spectator" && !facts.left.includes(viewer);
    return {
      agreed: facts.consents.filter((seat) => !facts.left.includes(seat)),
      all: activeIn(standingIn(nomic)).length,
      mayAgree: isIn && !facts.consents.includes(viewer),
    };
  },
  move: { type: "endGame" },
  words: nomicText,
};

function ConsentButton({ desk, state }: ControlsProps) {
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

/** Nothing where it was not asked for, or there is nothing to end any more. */
function ConsentDialog({ desk, state }: ControlsProps) {
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

type Consents = {
  readonly agreed: readonly Seat[];
  /** Who must agree. */ readonly all: number;
  /** May the viewer agree still? */ readonly mayAgree: boolean;
};

interface ConsentWords {
  readonly endTitle: string;
  readonly endWords: string;
  readonly agreedToEndBy: (names: readonly (string | null)[]) => string;
  readonly agreedByNobody: string;
  readonly agreeToEnd: string;
  readonly youAgreedToEnd: string;
  readonly endShort: (agreed: number, all: number) => string;
  readonly endLabel: (agreed: number, all: number) => string;
}

interface ConsentHooks {
  /** Null once there is nothing to end. */
  consents(this: void, seen: AnySeen): Consents | null;
  readonly move: Move;
  words(this: void): ConsentWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    consent: ConsentHooks;
  }
}

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly consent?: { readonly isOpen: boolean };
  }
}

export const consent = (hooks: ConsentHooks): Part => ({
  name: "consent",
  hooks: { consent: hooks },
  outOfTurn: ["consented"],
  desk: { first: { consent: { isOpen: false } } },
  controls: { minor: ConsentButton, dialog: ConsentDialog },
});
