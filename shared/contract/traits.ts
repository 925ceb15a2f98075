import type { Public } from "./json.ts";

export type PlayedFor =
  /**
   * Every seat pays the option `stake` before the deal; chips change hands by the options in
   * `besides`, too. If all of them are 0, nothing is played for (C-8).
   */
  | Readonly<{ kind: "stake"; stake: string; besides: readonly string[] }>
  /**
   * Bets are limited by the stack: everybody with any chips is dealt in, and only chips are won.
   */
  | { readonly kind: "pots" };

/** Plain data, so it can be sent as it is. */
export type Traits = Readonly<{
  playedFor: PlayedFor;
  unit: "round" | "hand";
  /**
   * Whether a round gives honours (titles, the button), or an earlier round's honours count in it
   * (H-8).
   */
  honours: "gives" | "heeds" | "none";
  /** Whether the next deal may follow by itself after a short look at the result. */
  flows: boolean;
  /**
   * The types of openly made moves that change little for the others, so that bots need not let them
   * wait for them (H-36).
   */
  quiet: readonly string[];
  /**
   * The types of events that take longer to watch than a move, with the time in ms: bots wait so long
   * before they go on (H-36).
   */
  watched: { readonly [event: string]: number };
  /** When the deal is opened for checking, unless the table has it otherwise (H-18). */
  opensDeal: "round" | "session";
  /** Whether there is a Shark for it, a bot of the highest level (H-11). */
  hasShark: boolean;
  /** Whether its rounds can be reviewed (H-50). */
  hasReview: boolean;
  /** The most seats of a sealed deal, which has one pack; null: it cannot be dealt sealed (H-51). */
  sealedSeats: number | null;
}>;

export type About = Readonly<{
  /** Folder, record name and command-line name in one. */
  id: string;
  /** Position in the list of games, from 1. */
  place: number;
  traits: Traits;
}>;

const usualTraits: Traits = {
  playedFor: { kind: "stake", stake: "stake", besides: [] },
  unit: "round",
  honours: "gives",
  flows: false,
  quiet: [],
  watched: {},
  opensDeal: "round",
  hasShark: false,
  hasReview: true,
  sealedSeats: null,
};

export const aboutGame = (id: string, place: number, own: Partial<Traits> = {}): About => ({
  id,
  place,
  traits: { ...usualTraits, ...own },
});

const amountOf = (options: Public, key: string) => {
  const amount = options[key];
  return typeof amount === "number" ? amount : 0;
};

/** The least stack with which a player is dealt in (H-9). */
export const leastStack = ({ playedFor }: Traits, options: Public): number =>
  playedFor.kind === "pots" ? 1 : amountOf(options, playedFor.stake);

/** Whether chips can be won and lost with these options (C-8, H-9). */
export const isForChips = ({ playedFor }: Traits, options: Public): boolean =>
  playedFor.kind === "pots" ||
  [playedFor.stake, ...playedFor.besides].some((key) => amountOf(options, key) > 0);
