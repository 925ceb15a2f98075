import { characterNamed } from "#shared/bots/characters.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isAsked } from "#shared/contract/seen.ts";
import type { TablePlayer, TableState, ViewMessage } from "#shared/protocol/table.ts";
import { Listeners } from "#renderer/client/listeners.ts";
import { store, storedTexts } from "#renderer/client/stored.ts";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { isDeal } from "#renderer/table/desk/deskState.ts";
import type { News } from "#renderer/table/desk/ViewPlayer.ts";
import type { DeskClock } from "#renderer/table/part.ts";
import { noRecords, type Records } from "#renderer/table/records.ts";
import { partText } from "#renderer/text/text.ts";
import { causesIn } from "./causes.ts";
import {
  reactionTo,
  type Reaction,
  type Happened,
  type Remark,
  type Remarked,
} from "./remarking.ts";

/** Long enough to be read twice, ms. */
const shownMs = 4000;
/** How long a person does nothing on their turn before somebody speaks of it, ms. */
const patientMs = 40_000;
const keptAs = "cardtable.remarks";

type RemarkerInput = Readonly<{
  desk: Pick<Desk, "player" | "gameOf">;
  storage: Pick<Storage, "getItem" | "setItem">;
  clock: DeskClock;
  moveFace: (seat: Seat, move: FaceMove) => void;
}>;

const speakersAt = ({ players }: TableState, { seen: { facts } }: ViewMessage) =>
  players.flatMap(({ name, bot, seat, gone }: TablePlayer) => {
    const way = bot === null ? undefined : characterNamed(name)?.way;
    return seat === null || way === undefined || gone || facts.left.includes(seat)
      ? []
      : [{ seat, name, way }];
  });

/**
 * Lets the characters of a table react to what is shown there (H-11). What is said of a play waits until
 * its cards have landed.
 */
export class Remarker {
  readonly #given: RemarkerInput;
  readonly #listeners = new Listeners();
  readonly #unsubscribe: () => void;
  #records = noRecords;
  #remarked: Remarked;
  #remark: Remark | null = null;
  #due: Reaction | null = null;
  #hush: () => void = () => undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(given: RemarkerInput) {
    this.#given = given;
    this.#remarked = {
      spokenIn: null,
      movedIn: null,
      said: storedTexts(given.storage, keptAs),
      pending: [],
    };
    this.#unsubscribe = given.desk.player.subscribe((news) => this.#follow(news));
  }

  readonly subscribe = this.#listeners.add;
  readonly remark = (): Remark | null => this.#remark;

  /** The records may come after the first deal, so its greeting is tried again. */
  know(records: Records): void {
    this.#records = records;
    const { view } = this.#given.desk.player.state();
    if (view && isDeal(view)) this.#take(view);
  }

  /** By the person, anywhere: a remark has been seen, and nobody is waited for. */
  readonly pressed = (): void => {
    this.#dismiss();
    const { view } = this.#given.desk.player.state();
    if (view) this.#waitFor(view);
  };

  readonly #dismiss = (): void => {
    this.#hush();
    this.#set(null);
  };

  close(): void {
    this.#unsubscribe();
    this.#hush();
    this.#stopWaiting();
  }

  #follow(news: News | null) {
    const { moving } = this.#given.desk.player.state();
    if (news) this.#take(news.message);
    if (this.#due && !moving) this.#give(this.#due);
  }

  #take(message: ViewMessage) {
    this.#waitFor(message);
    this.#due = this.#reactionTo(message, this.#happenedIn(message));
    if (this.#due && isDeal(message)) this.#give(this.#due);
  }

  #waitFor(message: ViewMessage) {
    this.#stopWaiting();
    if (isAsked(message.seen))
      this.#stopWaiting = this.#given.clock.after(patientMs, () => this.#prompt(message));
  }

  #prompt(message: ViewMessage) {
    const seats = message.seen.hands.flatMap((_, seat) =>
      seat === message.seen.viewer ? [] : [seat],
    );
    const reaction = this.#reactionTo(message, {
      when: "play",
      causes: [{ cause: "waits", seats }],
    });
    if (reaction) this.#give(reaction);
  }

  #happenedIn({ seen, happened, game }: ViewMessage): Happened {
    return {
      when: isDeal({ happened }) ? "deal" : seen.facts.result === null ? "play" : "result",
      causes: causesIn(
        this.#given.desk.gameOf(game).beats(seen, happened),
        seen.viewer === "spectator" ? null : seen.viewer,
        seen.hands.map((_, seat) => seat),
      ),
    };
  }

  #reactionTo(message: ViewMessage, happened: Happened): Reaction | null {
    const { desk, storage } = this.#given;
    const { table } = desk.player.state().snapshot;
    const words = partText("remarks");
    if (!table || !words) return null;
    const moment = {
      table: table.id,
      round: message.round,
      speakers: speakersAt(table, message),
    };
    const { remarked, ...reaction } = reactionTo(
      happened,
      moment,
      this.#remarked,
      this.#records,
      words,
    );
    this.#remarked = remarked;
    if (reaction.remark) store(storage, keptAs, [...remarked.said]);
    return reaction;
  }

  #give({ remark, face }: Reaction) {
    this.#due = null;
    if (face) this.#given.moveFace(face.seat, face.move);
    if (!remark) return;
    this.#hush();
    this.#set(remark);
    this.#hush = this.#given.clock.after(shownMs, this.#dismiss);
  }

  #set(remark: Remark | null) {
    if (remark === this.#remark) return;
    this.#remark = remark;
    this.#listeners.tell();
  }
}
