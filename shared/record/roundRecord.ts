import { isCard, type Card } from "#shared/cards/card.ts";
import { packDifference } from "#shared/cards/pack.ts";
import { newDice, shuffled, type Dice } from "#shared/chance/dice.ts";
import { playersWith, StartError, type AnyGame, type Start } from "#shared/contract/game.ts";
import { shown, type Public } from "#shared/contract/json.ts";
import { completeOptions, OptionError } from "#shared/contract/options.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { catalogue, gameOf } from "#shared/games/catalogue.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying } from "#shared/text/said.ts";
import { jsonProblem } from "./jsonProblem.ts";
import { errorWords } from "#shared/games/texts.ts";

export const recordFormat = "round/1";

export type RoundRecord = Readonly<{
  format: typeof recordFormat;
  game: string;
  options: { readonly [key: string]: boolean | number };
  /** The players' names by seat. */
  seats: readonly string[];
  dealer?: Seat | null;
  /** Top first. */
  deck?: readonly Card[];
  seed?: string;
  carry?: Public;
  /** Untrusted: each is read by its game when its turn comes, and may be illegal. */
  moves: readonly unknown[];
}>;

export const saysOfRecord = saying<CommonText["record"]>("record");

export class RecordError extends SaidError {
  override readonly name = "RecordError";
}

/** A record whose every field except `moves` has been checked, with all that is needed to deal. */
export type ReadRecord = Readonly<{
  record: RoundRecord;
  game: AnyGame;
  start: Start<Public, Public>;
}>;

const mostMoves = 200_000;
/** Far more than the packs of fifty players. */
const mostCards = 10_000;
/** Characters. Every shuffle reads the whole seed again. */
const longestSeed = 1000;

type Fields = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws a RecordError. */
export function parseRecord(text: string): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordError(saysOfRecord("notJson", { problem: jsonProblem(text, error) }), {
      cause: error,
    });
  }
  return readRecord(value);
}

/** Throws a RecordError. */
export function readRecord(value: unknown): ReadRecord {
  if (!isObject(value)) throw new RecordError(saysOfRecord("notARecord"));
  if (value["format"] !== recordFormat)
    throw new RecordError(
      saysOfRecord("format", { format: recordFormat, value: shown(value["format"]) }),
    );
  const game = gameOf(value["game"]);
  if (!game)
    throw new RecordError(
      saysOfRecord("game", { value: shown(value["game"]), known: catalogue.map(({ id }) => id) }),
    );
  const { options, anyDeck } = readOptions(value["options"], game);
  const seats = readSeats(value["seats"], game, options);
  const { moves = [] } = value;
  if (!Array.isArray(moves)) throw new RecordError(saysOfRecord("noMoves"));
  if (moves.length > mostMoves)
    throw new RecordError(saysOfRecord("tooManyMoves", { count: moves.length, most: mostMoves }));
  const start = {
    ...readCards(value, game.pack(options, seats.length), anyDeck),
    options,
    seats: seats.length,
    dealer: readDealer(value["dealer"], seats.length),
    carry: readCarry(value["carry"], game, options, seats.length),
  };
  return {
    record: {
      ...(value as unknown as RoundRecord),
      options: (value["options"] as RoundRecord["options"]) ?? {},
      moves,
    },
    game,
    start,
  };
}

function readSeats(value: unknown, game: AnyGame, options: Public): readonly string[] {
  if (!Array.isArray(value) || !value.every((name) => typeof name === "string"))
    throw new RecordError(saysOfRecord("noSeats"));
  const { min, max } = playersWith(game, options);
  if (value.length < min || value.length > max)
    throw new RecordError(saysOfRecord("seats", { game: game.id, min, max, count: value.length }));
  return value;
}

function readOptions(
  value: unknown,
  game: AnyGame,
): Readonly<{ options: Public; anyDeck: boolean }> {
  if (value !== undefined && !isObject(value)) throw new RecordError(saysOfRecord("noOptions"));
  const { anyDeck = false, ...given } = value ?? {};
  if (typeof anyDeck !== "boolean") throw new RecordError(saysOfRecord("anyDeck"));
  try {
    return { options: completeOptions(game.options, given), anyDeck };
  } catch (error) {
    if (error instanceof OptionError)
      throw new RecordError(saysOfRecord("options", { problem: error.said }));
    throw error;
  }
}

function readDealer(value: unknown, seats: number) {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats)
    return value;
  throw new RecordError(saysOfRecord("dealer", { seats, value: shown(value) }));
}

function readCards(
  value: Fields,
  pack: readonly Card[],
  anyDeck: boolean,
): Readonly<{ deck: readonly Card[]; dice: Dice }> {
  const { deck, seed } = value;
  if (seed !== undefined && typeof seed !== "string")
    throw new RecordError(saysOfRecord("seed", { value: shown(seed) }));
  if (seed !== undefined && seed.length > longestSeed)
    throw new RecordError(saysOfRecord("longSeed", { count: seed.length, most: longestSeed }));
  if (deck === undefined) {
    if (seed === undefined) throw new RecordError(saysOfRecord("noCards"));
    const { list, dice } = shuffled(newDice(seed), pack);
    return { deck: list, dice };
  }
  if (!Array.isArray(deck)) throw new RecordError(saysOfRecord("noDeck"));
  if (deck.length > mostCards)
    throw new RecordError(saysOfRecord("tooManyCards", { count: deck.length, most: mostCards }));
  const wrong = deck.findIndex((card) => !isCard(card));
  if (wrong >= 0)
    throw new RecordError(saysOfRecord("notACard", { value: shown(deck[wrong]), place: wrong }));
  const difference = anyDeck ? null : packDifference(deck as readonly Card[], pack);
  if (difference)
    throw new RecordError(saysOfRecord("otherPack", { cards: pack.length, ...difference }));
  return { deck: deck as readonly Card[], dice: newDice(seed ?? "0") };
}

function readCarry(value: unknown, game: AnyGame, options: Public, seats: number): Public {
  if (value !== undefined && value !== null && !isObject(value))
    throw new RecordError(saysOfRecord("noCarry"));
  return orRecordError(() => game.carry.read((value ?? {}) as Public, options, seats));
}

/** Throws a RecordError if its cards or chips do not suffice. */
export const dealRecord = ({ game, start }: ReadRecord) => orRecordError(() => game.deal(start));

function orRecordError<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof StartError) throw new RecordError(error.said);
    throw error;
  }
}

// Names a wrong field; its value, which may be a seed or a card, is never repeated (C-7).

/** Null if the error concerns the record as a whole or a combination of fields. */
export const recordField = (error: RecordError): string | null =>
  /^(\w+):/.exec(errorWords(error))?.[1] ?? null;
