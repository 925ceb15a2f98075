import { activeIn, asNomic, standingIn } from "#shared/games/eights-nomic/seen.ts";
import { nomicText } from "./text.ts";
import { Act } from "#renderer/table/dom/ActionBar.tsx";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { AnySeen } from "#shared/contract/seen.ts";

/**
 * Returns null once the round is over. `all`: number of players who must agree. `mayAgree`: the
 * viewer still can.
 */
function consentsIn(seen: AnySeen) {
  const nomic = asNomic(seen);
  const { viewer, facts } = nomic;
  if (facts.result !== null) return null;
  const isIn = viewer !== "spectator" && !facts.left.includes(viewer);
  return {
    agreed: facts.consents.filter((seat) => !facts.left.includes(seat)),
    all: activeIn(standingIn(nomic)).length,
    mayAgree: isIn && !facts.consents.includes(viewer),
  };
}

function ConsentButton({ desk, state }: ControlsProps) {
  const consents = state.view && consentsIn(state.view.seen);
  if (!consents) return null;
  const { agreed, all } = consents;
  const { endShort, endLabel } = nomicText();
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

function ConsentDialog({ desk, state }: ControlsProps) {
  const { view, snapshot } = state;
  const consents = view && consentsIn(view.seen);
  if (!consents || state.consent?.isOpen !== true) return null;
  const words = nomicText();
  const who = whoAt(snapshot.table, view.seen.viewer);
  const close = (): void => desk.change({ consent: { isOpen: false } });
  const agree = (): void => {
    close();
    void desk.sendAnytime({ type: "endGame" });
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

export interface ConsentSlices {
  readonly desk: {
    readonly consent: { readonly isOpen: boolean };
  };
}

export const consent: PartOf<ConsentSlices> = {
  name: "consent",
  outOfTurn: ["consented"],
  desk: { first: { consent: { isOpen: false } } },
  controls: { minor: ConsentButton, dialog: ConsentDialog },
};
