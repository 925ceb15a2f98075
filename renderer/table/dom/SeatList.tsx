// What does a screen reader – or a resting pointer – learn of each seat?

import { cardName } from '#renderer/text/cardName.ts';
import type { TablePlayer } from '#shared/protocol/table.ts';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import { seated } from '#renderer/table/stage/seatPerson.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { boxStyle } from './boxStyle.ts';
import styles from './SeatList.module.css';

interface SeatListProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly layout: Layout;
}

export function SeatList({ desk, state, layout }: SeatListProps) {
  const { table } = state.snapshot;
  if (!table) return null;
  return (
    <ul className={styles.seats} aria-label={tableText().seats}>
      {seated(table).map((player, seat) => {
        const place = layout.seats[seat];
        const words = seatWords(desk.game, state, player, seat);
        return place && (
          <li key={player.id} className={styles.seat} style={boxStyle(place.box)} title={words}>
            <span className="unseen">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that the plate shows, and what the viewer knows of the hand, in one sentence. */
function seatWords(game: TableGame | null, { view, scene, snapshot }: DeskState, player: TablePlayer, seat: number): string {
  const words = tableText();
  const known = view?.seen.known.find((hand) => hand.seat === seat)?.cards ?? [];
  const place = scene.places[seat];
  const chips = scene.chips?.[seat] ?? player.chips;
  const bet = scene.bets?.[seat] ?? 0;
  const shown = scene.shown[seat] ?? null;
  const isFolded = scene.folded[seat] ?? false;
  const parts = [
    player.id === snapshot.player ? words.youNamed(player.name) : player.name,
    player.bot === null ? '' : words.bot,
    player.presence === 'here' ? '' : words[player.presence],
    isFolded ? words.folded : view ? words.cardsLeft(scene.counts[seat] ?? 0) : '',
    place && scene.counts[seat] === 0 ? words.out : '',
    place ? words.place(place) : '',
    chips === null ? '' : words.chips(chips),
    view && game ? game.words().titles(view.seen, seat, player.kings, player.bastards) : '',
    scene.dealer === seat ? words.dealer : '',
    bet > 0 ? words.bet(bet) : '',
    view && game ? game.words().condition(view.seen, seat) : '',
    scene.toAct.includes(seat) ? words.toAct : '',
    scene.speech[seat] ?? '',
    shown ? words.shows(shown.words, shown.cards.map(cardName)) : '',
    known.length > 0 ? words.knownCards(known.map(cardName).join(', ')) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
