import { tournamentText } from "#renderer/text/text.ts";
import type { Format, TournamentSetup } from "#shared/protocol/tournament.ts";
import { isForChips, rebuyPrice } from "#shared/tournament/clock.ts";
import { payoutFor } from "#shared/tournament/payouts.ts";
import type { Structure } from "#shared/tournament/structure.ts";

function breakLines({ breaks }: Pick<Structure, "breaks">): readonly string[] {
  const lengths = [...new Set(breaks.map(({ minutes }) => minutes))];
  return lengths.map((minutes) =>
    tournamentText().structure.breaks(
      minutes,
      breaks.filter((one) => one.minutes === minutes).map(({ after }) => after),
    ),
  );
}

function levelLines(structure: Structure): readonly string[] {
  const words = tournamentText().structure;
  const lengths = structure.levels.map(({ length }) => length);
  return [
    words.begin(structure.stack),
    words.levels(lengths.length, Math.min(...lengths), Math.max(...lengths), structure.measure),
    ...breakLines(structure),
  ];
}

function rebuyPrices(
  structure: Structure,
): readonly Readonly<{ price: number; levels: readonly number[] }>[] {
  const levels = Array.from({ length: structure.rebuys.until }, (_, at) => at + 1);
  return [...Map.groupBy(levels, (level) => rebuyPrice(structure, level))].map(([price, its]) => ({
    price,
    levels: its,
  }));
}

export function returnLines(structure: Structure): readonly string[] {
  const words = tournamentText().structure;
  const { rebuys, addOn, lateEntry } = structure;
  return [
    ...(rebuys.until > 0
      ? [words.rebuys(rebuyPrices(structure), rebuys.stack, rebuys.until, rebuys.most)]
      : []),
    ...(addOn ? [words.addOn(addOn.price, addOn.stack, addOn.at)] : []),
    ...(lateEntry > 0 ? [words.lateEntry(lateEntry)] : []),
  ];
}

function formatLines(format: Format): readonly string[] {
  const words = tournamentText().structure;
  if (format.kind === "league")
    return [words.league(format.rounds, format.deals, format.points), words.draws[format.draw]];
  return format.kind === "bracket"
    ? [words.bracket(format.wins), ...(format.thirdPlace ? [words.thirdPlace] : [])]
    : [];
}

export function payoutLines(
  structure: Pick<Structure, "payouts" | "guaranteed">,
  entrants: number,
): readonly string[] {
  const words = tournamentText().structure;
  const shares = payoutFor(structure.payouts, entrants).percent;
  return [
    shares.length === 1 ? words.winnerTakesAll : words.shares(shares),
    ...(structure.guaranteed.length > 0 ? [words.guaranteed(structure.guaranteed)] : []),
  ];
}

export function structureLines(
  { format, structure, chairs }: Pick<TournamentSetup, "format" | "structure" | "chairs">,
  entrants: number,
): readonly string[] {
  const words = tournamentText().structure;
  return [
    ...formatLines(format),
    ...(format.kind === "bracket" ? [] : [words.chairs(chairs)]),
    ...(isForChips(format) ? levelLines(structure) : []),
    words.entry(structure.buyIn, structure.bounty),
    ...returnLines(structure),
    ...(structure.buyIn > 0 || structure.guaranteed.length > 0
      ? payoutLines(structure, entrants)
      : []),
  ];
}
