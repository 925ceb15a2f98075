import { playedOnBy, playingOn, type Appraiser } from "#shared/bots/appraiser.ts";
import type { Bot } from "#shared/bots/bot.ts";
import { isSame } from "#shared/bots/search.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { WorthUnit } from "#shared/contract/review.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import { manifests } from "#shared/games/catalogue.ts";
import type { Manifest } from "#shared/games/manifest.ts";

/** Null for a game whose rounds are not reviewed. */
export async function appraiserOf({ id }: AnyGame): Promise<Appraiser | null> {
  const manifest = manifests.find(({ rules }) => rules.id === id);
  if (!manifest || !manifest.traits.hasReview) return null;
  return manifest.appraiser?.() ?? byRegular(manifest);
}

const unitOf = ({ traits }: AnyGame): WorthUnit =>
  traits.playedFor.kind === "pots" ? "chips" : "wins";

/** Plays on with Regular at every seat. */
function byRegular({ rules, bots }: Manifest): Appraiser {
  const unit = unitOf(rules);
  return playingOn({
    unit,
    game: rules,
    candidates: (view) => movesWorthATry(view, [bots.regular, bots.easy]),
    playOn: playedOnBy(rules, bots.regular, unit),
  });
}

const isWhole = (offer: object): offer is Move =>
  !["min", "max", "count"].some((range) => range in offer);

/** What the bots would do, and what is offered as it would be sent. */
function movesWorthATry(view: View, bots: readonly Bot[]): readonly Move[] {
  const dice = new DiceReader(newDice("worth a try"));
  const moves = [...bots.map((bot) => bot.choose(view, dice)), ...view.seen.legal.filter(isWhole)];
  return moves.filter((move, at) => moves.findIndex((other) => isSame(move, other)) === at);
}
