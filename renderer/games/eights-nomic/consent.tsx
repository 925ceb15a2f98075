import { activeIn, asNomic, ownSeat, standingIn } from "#shared/games/eights-nomic/seen.ts";
import { nomicText } from "./nomic.ts";
import { Act } from "#renderer/table/dom/ActionBar.tsx";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { AnySeen } from "#shared/contract/seen.ts";

/** Null once the round is over. `all`: number of players who must agree. */
function consentsIn(seen: AnySeen) {
  const nomic = asNomic(seen);
  const { result, consents, left } = nomic.facts;
  const own = ownSeat(nomic);
  return result === null
    ? {
        agreed: consents.filter((seat) => !left.includes(seat)),
        all: activeIn(standingIn(nomic)).length,
        mayAgree: own !== null && !consents.includes(own),
      }
    : null;
}

function ConsentButton({ desk, state }: ControlsProps) {
  const consents = state.view && consentsIn(state.view.seen);
  if (!consents) return null;
  const { agreed, all } = consents;
  const { endShort, endLabel } = nomicText();
  return (
    <Act
      kind="small"
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
  const close = () => desk.change({ consent: { isOpen: false } });
  const agree = () => {
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
  readonly desk: { readonly consent: { readonly isOpen: boolean } };
}

export const consent: PartOf<ConsentSlices> = {
  name: "consent",
  outOfTurn: ["consented"],
  desk: { first: { consent: { isOpen: false } } },
  controls: { minor: ConsentButton, dialog: ConsentDialog },
};
