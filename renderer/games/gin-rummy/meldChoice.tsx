import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { ControlsProps, DeskPartOf, PartOf } from "#renderer/table/part.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import type { Reading } from "#renderer/table/tableGame.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import styles from "./meldChoice.module.css";
import { asGin, waysToKnock } from "#shared/games/gin-rummy/seen.ts";
import type { Knock } from "#shared/games/gin-rummy/types.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { ginText, knocking } from "./wording.ts";
import type { Move } from "#shared/contract/round.ts";

export type MeldChoiceSlices = Readonly<{
  desk: {
    readonly isChoosingMelds: boolean;
  };
  additions: {
    chooseMelds: true;
  };
  inputs: {
    readonly putOrder: readonly Card[] | null;
  };
}>;

const openMeldChoice = (desk: Desk, isChoosingMelds: boolean) => desk.change({ isChoosingMelds });

const putOrderOf = ({ scene: { isPut, hand } }: Pick<DeskState, "scene">): readonly Card[] | null =>
  isPut ? hand.map(({ card }) => card) : null;

const meldChoiceDesk: DeskPartOf<MeldChoiceSlices> = {
  first: { isChoosingMelds: false },
  shown: () => ({ isChoosingMelds: false }),
  inputs: (_game, state) => ({ putOrder: putOrderOf(state) }),
  answers: {
    chooseMelds: (desk, { problem }) =>
      problem === null ? openMeldChoice(desk, true) : desk.say("note", problem),
  },
};

/** Pressing a way lays it down. */
function MeldChoiceDialog({ desk, state, offers, settings: { deck } }: ControlsProps) {
  if (!state.view || !offers || !state.isChoosingMelds || state.sending) return null;
  const found = ways(state.view.seen, offers.reading, putOrderOf(state));
  if (found.length === 0) return null;
  const words = ginText().ways;
  const close = () => openMeldChoice(desk, false);
  const lay = ({ move }: MeldWay) => {
    close();
    void desk.send(move);
  };
  return (
    <Sheet title={words.title} onClose={close}>
      <p className={styles.help}>{words.help}</p>
      <ul className={styles.ways}>
        {found.map((way, at) => (
          <li key={way.name}>
            <button
              type="button"
              className={styles.way}
              autoFocus={at === 0}
              aria-label={[way.name, way.told, ...(way.isAsPut ? [words.asPut] : [])].join(". ")}
              onClick={() => lay(way)}
            >
              <span className={styles.cards}>
                {[...way.melds, ...(way.rest.length > 0 ? [way.rest] : [])].map((cards, group) => (
                  <span key={group} className={styles.group} data-melded={group < way.melds.length}>
                    {cards.map((card) => (
                      <MiniCard key={card} card={card} deck={deck} />
                    ))}
                  </span>
                ))}
              </span>
              <span className={styles.told}>
                {way.told}
                {way.isAsPut && <em className={styles.put}>{words.asPut}</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Empty if the choice does not matter: with gin, without lay-offs, or with only one way. */
export function ways(
  seen: AnySeen,
  reading: Reading,
  order: readonly Card[] | null,
): readonly MeldWay[] {
  const gin = asGin(seen);
  const down = knocking(gin, reading);
  if (!down || down.deadwood === 0 || !gin.options.layOffs) return [];
  const found = waysToKnock(gin, down.card, order);
  if (found.length < 2) return [];
  const words = ginText().ways;
  return found.map(({ melds, rest, deadwood, fitting, isAsPut }): MeldWay => {
    const move: Knock = { type: "knock", card: down.card, melds };
    return {
      melds,
      rest,
      isAsPut,
      name: words.melds(melds),
      told: words.told(deadwood, fitting),
      move,
    };
  });
}

type MeldWay = Readonly<{
  melds: readonly (readonly Card[])[];
  rest: readonly Card[];
  told: string;
  name: string;
  isAsPut: boolean;
  move: Move;
}>;

export const meldChoice: PartOf<MeldChoiceSlices> = {
  name: "meldChoice",
  desk: meldChoiceDesk,
  controls: { dialog: MeldChoiceDialog },
};
