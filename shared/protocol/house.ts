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
  /** Of the requester's seat. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  /** The requester is the first. */
  readonly players: readonly string[];
  /** Only its result can be seen (H-10). */
  readonly over: boolean;
}

/** The requester has no seat there but may take one (H-13). */
export interface JoinableTable {
  readonly table: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** Empty, or a bot's. */
  readonly free: number;
  /** The requester had a chair there in this session (H-37). */
  readonly former: boolean;
}

/** It cannot be restored from what is stored, only closed or reported. */
export interface BrokenTable {
  readonly table: string;
  /** Null if unknown. */
  readonly game: string | null;
  readonly roundNumber: number;
  readonly players: readonly string[];
  readonly problem: Said;
}

export interface LanState {
  /** Without a trailing slash; none while no table is open to the network. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** Why the network cannot reach the host. */
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
  /** In a tournament as many as there are players, as any number may join. */
  readonly seats: number;
}

/** What a guest's page is told on arrival. */
export interface GuestWelcome {
  /** Null: the browser belongs to nobody yet. */
  readonly profile: Profile | null;
  /** What the code opens; both null for an invitation or without a code. */
  readonly table: string | null;
  readonly tournament: string | null;
  /** The tournament that this browser, which is nobody's, directs by its PIN. */
  readonly directs?: string;
}

/** Good for one guest, once. */
export interface Invitation {
  readonly code: string;
  readonly minutes: number;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly titles: TitleCounts;
  /** Without those on tables. */
  readonly chips: number;
  /** Over all games that count points (H-1). */
  readonly points: number;
  /** From 1 (H-1). */
  readonly level: number;
  /** Chosen among those that the level unlocks (H-1). */
  readonly looks: Appearance;
  /** They play from elsewhere; the owner cannot play as them (H-35). */
  readonly guest: boolean;
}

/** The owner is recognized by it (H-38). */
export interface OwnerDevice {
  readonly id: string;
  /** Its own description, such as "Firefox, Windows"; may be empty. */
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}

/** A big screen with a key (H-39). */
export interface KeptScreen {
  readonly id: string;
  /** As an `OwnerDevice`'s. */
  readonly name: string;
  /** `closed`: something that is not open to the network at present. */
  readonly shows:
    | { readonly game: string }
    | { readonly tournament: string }
    | "closed"
    | "whatIsOn";
  readonly madeAt: number;
  readonly usedAt: number;
}

/** Good for one screen, once. */
export interface ScreenInvitation {
  readonly code: string;
  readonly minutes: number;
}

/** With all that a screen needs to show it (H-39). */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: null while nobody may join. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | { readonly on: "clock"; readonly clock: RoomClock }
  /** `host`: whose house it is; `url`: for phones, null if the network cannot reach the host. */
  | { readonly on: "welcome"; readonly host: string; readonly url: string | null };

/** What a big screen is told on arrival. */
export interface ScreenWelcome {
  /** Null: it keeps the one it sent, or gets none. */
  readonly key: string | null;
  /** Both null while what it shows is not open to the network. */
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
