import type { ChipEvening, ChipEveningLine, ChipOutcome } from "#shared/chipBank/kept.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Option } from "#shared/contract/options.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { Appearance } from "#shared/profile/appearance.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { Said } from "#shared/text/said.ts";
import type { BalancePoint, BankState, BooksState, LedgerTransaction } from "./bank.ts";
import type {
  StoredRound,
  RoundFilters,
  PlayedSession,
  HeadToHead,
  Progress,
  RoundProgress,
  DailyDeal,
} from "./history.ts";
import type { AnswersTo, HouseRequest, Shown } from "./schema.ts";
import type { TableLan, TitleCounts } from "./table.ts";

export interface GameOffer {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly traits: Traits;
  readonly options: { readonly [key: string]: Option<boolean> | Option<number> };
}

export interface OpenTable {
  readonly table: string;
  /** The requester's seat token. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  /** The requester is the first. */
  readonly players: readonly string[];
  /** The session has ended: only its result can be seen (H-10). */
  readonly over: boolean;
}

/** A table at which the requester has no seat but may take one (H-13). */
export interface JoinableTable {
  readonly table: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** The chairs that are free or a bot's. */
  readonly free: number;
  /** Whether the requester had a chair there in this session (H-37). */
  readonly former: boolean;
}

/** An open table that cannot be restored from what is stored: it can only be closed or reported. */
export interface BrokenTable {
  readonly table: string;
  /** Null if unknown. */
  readonly game: string | null;
  readonly roundNumber: number;
  readonly players: readonly string[];
  readonly problem: Said;
}

export interface LanState {
  /** URLs without a trailing slash; empty while no table is open to the network. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** Why the host cannot be reached although a table is open to the network. */
  readonly problem: Said | null;
}

/** A table or a tournament of another host (H-13). */
export interface FoundTable {
  readonly kind: "table" | "tournament";
  readonly url: string;
  readonly host: string;
  /** The first one in a tournament. */
  readonly game: string;
  readonly players: number;
  /** For a tournament the number of players, as any number may join. */
  readonly seats: number;
}

/** The answer to a guest's page on arrival. */
export interface GuestWelcome {
  /** Null if the browser belongs to nobody yet. */
  readonly profile: Profile | null;
  /** The table or tournament that the code opens; both null for an invitation or without a code. */
  readonly table: string | null;
  readonly tournament: string | null;
  /** The tournament that this browser, which belongs to nobody, directs by its PIN. */
  readonly directs?: string;
}

/** Good for one guest, once. */
export interface Invitation {
  readonly code: string;
  /** How long it is valid. */
  readonly minutes: number;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly titles: TitleCounts;
  /** In the bank, without those on tables. */
  readonly chips: number;
  /** Over all rounds of the games that count points (H-1). */
  readonly points: number;
  /** From 1 (H-1). */
  readonly level: number;
  /** Chosen among those that the level unlocks (H-1). */
  readonly looks: Appearance;
  /**
   * A person with a profile of their own who plays from elsewhere; the owner cannot play as them
   * (H-35).
   */
  readonly guest: boolean;
}

/** A device by which the owner is recognized (H-38). */
export interface OwnerDevice {
  readonly id: string;
  /** The device's own description, such as "Firefox, Windows"; may be empty. */
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}

/** A screen for the room with a persistent key (H-39). */
export interface KeptScreen {
  readonly id: string;
  /** The screen's own description, such as "Chrome, Linux"; may be empty. */
  readonly name: string;
  /** `closed`: a table or tournament that is not open to the network at present. */
  readonly shows:
    | { readonly game: string }
    | { readonly tournament: string }
    | "closed"
    | "whatIsOn";
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
}

/** Good for one screen, once; the screen shows whatever is on. */
export interface ScreenInvitation {
  readonly code: string;
  /** How long it is valid. */
  readonly minutes: number;
}

/** The present content, with all that a screen needs to show it (H-39). */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: the join code for the network; null while nobody may join. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | { readonly on: "clock"; readonly clock: RoomClock }
  /**
   * `host`: whose house it is; `url`: the address for phones, null if the network cannot reach the
   * host.
   */
  | { readonly on: "welcome"; readonly host: string; readonly url: string | null };

/** The answer to a screen for the room on arrival. */
export interface ScreenWelcome {
  /** The persistent key; null if the screen keeps the one it sent, or gets none. */
  readonly key: string | null;
  /** The present table or tournament; both null while that is not open to the network. */
  readonly table: string | null;
  readonly tournament: string | null;
  readonly whatIsOn: boolean;
}

export type HouseAnswers = AnswersTo<
  HouseRequest,
  {
    games: readonly GameOffer[];
    learn: LessonPart;
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
    screens: readonly KeptScreen[];
    removeScreen: readonly KeptScreen[];
    inviteScreen: ScreenInvitation;
    whatIsOn: OnNow;
    rounds: readonly StoredRound[];
    roundFilters: RoundFilters;
    sessions: readonly PlayedSession[];
    headToHead: readonly HeadToHead[];
    balances: readonly BalancePoint[];
    progress: Progress;
    merit: RoundProgress | null;
    dailyDeal: DailyDeal;
    openDailyDeal: OpenTable;
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
