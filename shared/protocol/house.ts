import type { ChipEvening, ChipEveningLine, ChipOutcome } from "#shared/chipBank/kept.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Option } from "#shared/contract/options.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { Appearance } from "#shared/profile/appearance.ts";
import type { Heights } from "#shared/profile/ladder.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { Said } from "#shared/text/said.ts";
import type { BalancePoint, BankState, BooksState, LedgerTransaction } from "./bank.ts";
import type {
  StoredRound,
  ReviewState,
  CostlyHabit,
  RoundFilters,
  PlayedSession,
  GameRatings,
  HeadToHead,
  Progress,
  RoundProgress,
  DailyDeal,
  LadderState,
  WeeklyChallenge,
} from "./history.ts";
import type { BegunPractice, PracticePart } from "./practice.ts";
import type { AnswersTo, HouseRequest, Shown } from "./schema.ts";
import type { TableAnswers, TableLan, TitleCounts } from "./table.ts";

export type GameOffer = Readonly<{
  id: string;
  /** `waiting`: how many more may sit at the table and take turns to play (GR-1). */
  players: Readonly<{ min: number; max: number; waiting?: number }>;
  traits: Traits;
  options: { readonly [key: string]: Option<boolean> | Option<number> };
}>;

export type OpenTable = Readonly<{
  table: string;
  /** Of the requester's seat. */
  token: string;
  game: string;
  roundNumber: number;
  /** The requester is the first. */
  players: readonly string[];
  /** Only its result can be seen (H-10). */
  over: boolean;
  /** One of the requester's tries at today's deal, which home lists by itself (H-34). */
  isTodaysDeal?: true;
}>;

/** A program of the owner's that may play at tables. Sent to the owner alone. */
export type OwnProgram = Readonly<{
  id: string;
  name: string;
  command: string;
  /** How often the default move was made for it since the host started, and why. */
  faults: Readonly<{ late: number; crashed: number; nonsense: number }>;
  /** Where Regular plays on because it failed too often, with the last that it said. */
  givenUp: readonly Readonly<{ table: string; said: string }>[];
}>;

/** The requester has no seat there but may take one (H-13). */
export type JoinableTable = Readonly<{
  table: string;
  game: string;
  roundNumber: number;
  players: readonly string[];
  /** Empty, or a bot's. */
  free: number;
  /** The requester had a chair there in this session (H-37). */
  former: boolean;
}>;

/** It cannot be restored from what is stored, only closed or reported. */
export type BrokenTable = Readonly<{
  table: string;
  /** Null if unknown. */
  game: string | null;
  roundNumber: number;
  players: readonly string[];
  problem: Said;
}>;

export type LanState = Readonly<{
  /** Without a trailing slash; none while no table is open to the network. */
  addresses: readonly Readonly<{ url: string; network: string }>[];
  /** Why the network cannot reach the host. */
  problem: Said | null;
}>;

/** A table or a tournament of another host (H-13). */
export type FoundTable = Readonly<{
  kind: "table" | "tournament";
  url: string;
  host: string;
  /** The first one in a tournament. */
  game: string;
  players: number;
  /** In a tournament as many as there are players, as any number may join. */
  seats: number;
}>;

/** What a guest's page is told on arrival. */
export type GuestWelcome = Readonly<{
  /** Null: the browser belongs to nobody yet. */
  profile: Profile | null;
  /** What the code opens; both null for an invitation or without a code. */
  table: string | null;
  tournament: string | null;
  /** The tournament that this browser, which is nobody's, directs by its PIN. */
  directs?: string;
}>;

/** Good for one guest, once. */
export type Invitation = Readonly<{
  code: string;
  minutes: number;
}>;

export type Profile = Readonly<{
  id: string;
  name: string;
  avatar: string;
  rounds: number;
  titles: TitleCounts;
  /** Without those on tables. */
  chips: number;
  /** Over all games that count points (H-1). */
  points: number;
  /** From 1 (H-1). */
  level: number;
  /** How many rungs are won on each game's ladder (H-47). */
  ladders: Heights;
  /** Chosen among those that the level and the ladders unlock (H-1). */
  looks: Appearance;
  /** They play from elsewhere; the owner cannot play as them (H-35). */
  guest: boolean;
}>;

/** The owner is recognized by it (H-38). */
export type OwnerDevice = Readonly<{
  id: string;
  /** Its own description, such as "Firefox, Windows"; may be empty. */
  name: string;
  madeAt: number;
  usedAt: number;
  isThis: boolean;
}>;

/** A big screen with a key (H-39). */
export type KeptScreen = Readonly<{
  id: string;
  /** As an `OwnerDevice`'s. */
  name: string;
  /** `closed`: something that is not open to the network at present. */
  shows: { readonly game: string } | { readonly tournament: string } | "closed" | "whatIsOn";
  madeAt: number;
  usedAt: number;
}>;

/** Good for one screen, once. */
export type ScreenInvitation = Readonly<{
  code: string;
  minutes: number;
}>;

/** With all that a screen needs to show it (H-39). */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: null while nobody may join. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | Readonly<{ on: "clock"; clock: RoomClock }>
  /** `host`: whose house it is; `url`: for phones, null if the network cannot reach the host. */
  | Readonly<{ on: "welcome"; host: string; url: string | null }>;

/** What a big screen is told on arrival. */
export type ScreenWelcome = Readonly<{
  /** Null: it keeps the one it sent, or gets none. */
  key: string | null;
  /** Both null while what it shows is not open to the network. */
  table: string | null;
  tournament: string | null;
  whatIsOn: boolean;
}>;

export type HouseAnswers = AnswersTo<
  HouseRequest,
  {
    games: readonly GameOffer[];
    learn: LessonPart;
    practise: BegunPractice;
    practiseOn: PracticePart;
    practiseHint: TableAnswers["hint"];
    profile: Profile;
    saveProfile: Profile;
    wear: Profile;
    openTable: OpenTable;
    openTables: readonly (OpenTable | BrokenTable)[];
    joinable: readonly JoinableTable[];
    openToLan: TableLan;
    lan: LanState;
    found: readonly FoundTable[];
    profiles: readonly Profile[];
    addProfile: Profile;
    useProfile: Profile;
    invite: Invitation;
    devices: readonly OwnerDevice[];
    revokeDevice: readonly OwnerDevice[];
    programs: readonly OwnProgram[];
    addProgram: readonly OwnProgram[];
    removeProgram: readonly OwnProgram[];
    screens: readonly KeptScreen[];
    removeScreen: readonly KeptScreen[];
    inviteScreen: ScreenInvitation;
    whatIsOn: OnNow;
    rounds: readonly StoredRound[];
    roundFilters: RoundFilters;
    sessions: readonly PlayedSession[];
    headToHead: readonly HeadToHead[];
    ratings: readonly GameRatings[];
    balances: readonly BalancePoint[];
    review: ReviewState;
    costlyHabits: readonly CostlyHabit[];
    progress: Progress;
    merit: RoundProgress | null;
    dailyDeal: DailyDeal;
    openDailyDeal: OpenTable;
    ladders: readonly LadderState[];
    challenge: WeeklyChallenge;
    bank: BankState;
    books: BooksState;
    checkBooks: BooksState;
    ledger: readonly LedgerTransaction[];
    transfer: BankState;
    grant: Profile;
    reverse: BankState;
    chipEvenings: readonly ChipEveningLine[];
    chipEvening: ChipEvening;
    openChipEvening: ChipEvening;
    nameChipEvening: ChipEvening;
    addChipPerson: ChipEvening;
    moveChips: ChipEvening;
    buyEverybodyIn: ChipEvening;
    reverseChips: ChipEvening;
    settleChips: ChipEvening;
    recountChips: ChipEvening;
    payChips: ChipEvening;
    chipOutcomes: readonly ChipOutcome[];
    roomClock: RoomClock | null;
    planRoomClock: RoomClock;
    moveRoomClock: RoomClock;
  }
>;
