// Eights Nomic once more, written by hand from the page alone and in another style: one mutable
// table that people walk round. Two readings of one page that agree on thousands of rounds are a
// proof of both. Well-formed moves only.

import { shuffled, type Dice } from "#shared/chance/dice.ts";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import type { Facts } from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import { NoValue, referenceValue } from "./clauses/referenceClauses.ts";

export type ReferenceMove = Readonly<{
  type: string;
  card?: string;
  rule?: string;
  name?: string;
  text?: string;
  clause?: unknown;
  to?: number;
  player?: number;
  penalty?: Readonly<{ kind: string; n?: number }>;
}>;

export type ReferenceStart = Readonly<{
  deck: readonly string[];
  seats: number;
  dealer: number;
  objectSeconds: number;
  judgeSeconds: number;
  openingRules: number;
  maxTurns: number;
  dice: Dice;
  /** Names and texts of the sixteen. */
  book: readonly Readonly<{ name: string; text: string }>[];
}>;

interface ReferenceRule {
  name: string;
  text: string;
  clause: Clause | null;
  /** -1: the host. */
  owner: number;
  version: number;
  /** One of the sixteen, untouched. */
  readonly original: boolean;
}

type Debt = Readonly<{
  what: string;
  /** The very play that earned it. */
  play: PlayedCard | null;
}>;

interface PlayedCard {
  readonly card: string;
  readonly by: number;
  readonly turnNumber: number;
  hadEffect: boolean;
}

interface UnderWay {
  readonly by: number;
  readonly move: ReferenceMove;
  readonly waiting: Set<number>;
  objectors: Set<number>;
}

const same = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  [...text.normalize("NFKC").toLowerCase()].filter((sign) => /[\p{L}\p{Nd}]/u.test(sign)).join("");
const commandTypes = ["play", "draw", "endTurn", "deckShuffle", "emptyHand", "modify"];
const talk = ["announce", "whisper", "improper", "endGame", "leave"];

export class ReferenceRules {
  readonly hands: string[][] = [];
  readonly deck: string[];
  /** The last on top; a play of this round, or what a test laid there. */
  pile: PlayedCard[] = [];
  readonly removed: string[] = [];
  cycle: number[] = [];
  readonly gone: number[] = [];
  readonly debts: Debt[][] = [];
  rules: ReferenceRule[];
  readonly brought: number[] = [];
  readonly numbers = new Map<string, number>();
  readonly consents: number[] = [];
  turns = 0;
  playedNow = 0;
  drewNow = 0;
  passOver = 0;
  goesOn = false;
  owes: number | null = null;
  way: UnderWay | null = null;
  changes = 0;
  /** Once over: best first. */
  places: number[][] | null = null;
  #dice: Dice;
  readonly #start: ReferenceStart;

  constructor(start: ReferenceStart) {
    this.#start = start;
    this.#dice = start.dice;
    this.deck = [...start.deck];
    this.rules = start.book.map(({ name, text }) => ({
      name,
      text,
      clause: null,
      owner: -1,
      version: 1,
      original: true,
    }));
    for (let seat = 0; seat < start.seats; seat += 1) {
      this.hands.push([]);
      this.debts.push([]);
      this.brought.push(0);
      this.numbers.set(`${seat} Pending Rules`, start.openingRules);
      this.cycle.push((start.dealer + 1 + seat) % start.seats);
    }
    for (let round = 0; round < 8; round += 1) for (const seat of this.cycle) this.#drawTo(seat, 1);
  }

  // --- looking
  // -----------------------------------------------------------------------------------------------------

  phase(): string {
    if (this.places) return "over";
    if (this.way) return "judging";
    return this.owes === null ? "turn" : "mustModify";
  }

  #there(): number[] {
    return this.hands.map((_, seat) => seat).filter((seat) => !this.gone.includes(seat));
  }

  #stands(name: string): boolean {
    return this.rules.some((rule) => rule.original && rule.name === name);
  }

  #rule(name: string): ReferenceRule | undefined {
    return this.rules.find((rule) => same(rule.name, name));
  }

  pending(seat: number): number {
    return this.numbers.get(`${seat} Pending Rules`) ?? 0;
  }

  #judges(seat: number): ReferenceRule[] {
    return this.#start.judgeSeconds === 0
      ? []
      : this.rules.filter(({ owner, clause }) => owner === seat && clause === null);
  }

  #facts(by: number, card: string | null, top: string | null): Facts {
    return {
      card: card as Facts["card"],
      top: top as Facts["top"],
      stock: this.deck.length,
      pile: this.pile.length,
      players: this.#there().length,
      rules: this.rules.length,
      turns: this.turns,
      player: by,
      next: this.cycle[(this.cycle.indexOf(by) + 1) % this.cycle.length]!,
      active: this.#there(),
      of: (seat) => {
        const turn = this.cycle[0] === seat;
        return {
          hand: this.hands[seat]!.length,
          rules: this.brought[seat]!,
          pending: this.pending(seat),
          played: turn ? this.playedNow : 0,
          drew: turn ? this.drewNow : 0,
          turn,
        };
      },
      property: (of, name) => this.numbers.get(`${of} ${name}`) ?? 0,
    };
  }

  /** Undefined where nothing comes out. */
  #value(expression: Clause["when"], facts: Facts, each?: number): unknown {
    try {
      return referenceValue(expression, facts, each);
    } catch (error) {
      if (error instanceof NoValue) return undefined;
      throw error;
    }
  }

  #says(form: string, command: string, facts: Facts, lifts?: string): boolean {
    return this.rules.some(({ clause }) => {
      if (clause?.do !== form || !("command" in clause) || clause.command !== command) return false;
      if (lifts !== undefined && (!("lifts" in clause) || clause.lifts !== lifts)) return false;
      return this.#value(clause.when, facts) === true;
    });
  }

  // --- whether it may be done
  // -----------------------------------------------------------------------------------------------

  allows(seat: number, move: ReferenceMove, byItself = false): boolean {
    if (this.places || this.gone.includes(seat) || seat >= this.hands.length) return false;
    if (byItself) return JSON.stringify(this.ownDefault(seat)) === JSON.stringify(move);
    if (talk.includes(move.type)) return this.#allowsTalk(seat, move);
    if (["agree", "disagree", "object"].includes(move.type)) return this.#allowsAnswer(seat, move);
    if (this.way) return false;
    if (this.owes !== null && (move.type !== "modify" || seat !== this.owes)) return false;
    return this.#possible(seat, move) && !this.#forbidden(seat, move);
  }

  #allowsTalk(seat: number, move: ReferenceMove): boolean {
    const other = move.to ?? move.player ?? seat;
    if (move.type === "endGame") return !this.consents.includes(seat);
    if (move.type === "leave" || move.type === "announce") return true;
    return other !== seat && this.#there().includes(other);
  }

  #allowsAnswer(seat: number, move: ReferenceMove): boolean {
    if (!this.way?.waiting.has(seat)) return false;
    if (move.type === "agree") return true;
    if (move.type === "disagree")
      return this.#judges(seat).some(({ name }) => same(name, move.rule!));
    return (
      this.way.move.type === "modify" &&
      this.#start.objectSeconds > 0 &&
      this.#rule(move.rule!) !== undefined
    );
  }

  #forbidden(seat: number, move: ReferenceMove): boolean {
    return this.#says(
      "forbid",
      move.type,
      this.#facts(seat, move.card ?? null, this.pile.at(-1)?.card ?? null),
    );
  }

  #unlimited(seat: number, move: ReferenceMove, heeds = true): boolean {
    return (
      !this.#stands("Turns") ||
      (heeds &&
        this.#says(
          "allow",
          move.type,
          this.#facts(seat, move.card ?? null, this.pile.at(-1)?.card ?? null),
          "limit",
        ))
    );
  }

  #possible(seat: number, move: ReferenceMove): boolean {
    const turn = this.cycle[0] === seat;
    const canShuffle = this.deck.length === 0 && this.pile.length >= 2 && this.#stands("EmptyDeck");
    switch (move.type) {
      case "play":
        return (
          turn &&
          this.hands[seat]!.includes(move.card!) &&
          (this.playedNow === 0 || this.#unlimited(seat, move))
        );
      case "draw":
        return turn && this.deck.length > 0 && (this.drewNow === 0 || this.#unlimited(seat, move));
      case "endTurn":
        return (
          turn &&
          (this.playedNow + this.drewNow > 0 ||
            this.#unlimited(seat, move) ||
            this.#helpless(seat, canShuffle))
        );
      case "deckShuffle":
        return canShuffle;
      case "emptyHand":
        return this.#stands("EmptyHand") && this.hands[seat]!.length === 0 && this.deck.length >= 5;
      case "modify":
        return (
          (this.owes === seat || (this.#stands("PendingRules") && this.pending(seat) > 0)) &&
          this.#goodChange(seat, move)
        );
      default:
        throw new Error(`no move ${move.type}`);
    }
  }

  #helpless(seat: number, canShuffle: boolean): boolean {
    const free = (move: ReferenceMove): boolean => !this.#forbidden(seat, move);
    if (
      free({ type: "draw" }) &&
      (this.deck.length > 0 || (canShuffle && free({ type: "deckShuffle" })))
    )
      return false;
    return this.hands[seat]!.every((card) => !free({ type: "play", card }));
  }

  #goodChange(seat: number, { rule, name = "", text = "", clause }: ReferenceMove): boolean {
    const from = this.#rule(rule!);
    if (
      !from ||
      name.trim() === "" ||
      text.trim() === "" ||
      [...name].length > 40 ||
      [...text].length > 2000
    )
      return false;
    const nothing = this.#start.book[0]!;
    const saysNothing = same(text, nothing.text);
    if (saysNothing)
      return from.name !== nothing.name && same(name, nothing.name) && clause === null;
    for (const rest of this.rules)
      if (
        (rest !== from || rest.name === nothing.name) &&
        (same(rest.name, name) || same(rest.text, text))
      )
        return false;
    if (clause === null) return true;
    const read = readClause(clause);
    return read.ok && this.#runs(read.clause, seat);
  }

  /** EN-27: tried once on the present state. */
  #runs(clause: Clause, seat: number): boolean {
    const top = this.pile.at(-1)?.card ?? null;
    const facts = this.#facts(seat, top ?? "8s", top);
    if (clause.do === "endGame" && clause.winner === "each")
      return this.#there().every((each) => this.#value(clause.when, facts, each) !== undefined);
    const holds = this.#value(clause.when, facts);
    if (holds === undefined) return false;
    return (
      !(holds === true && clause.do === "then" && clause.effect.effect === "set") ||
      this.#value(clause.effect.to, facts) !== undefined
    );
  }

  ownDefault(seat: number): ReferenceMove | null {
    if (this.way) return this.way.waiting.has(seat) ? { type: "agree" } : null;
    if (this.owes !== null) return seat === this.owes ? this.#pass() : null;
    if (this.cycle[0] !== seat) return null;
    if (this.playedNow + this.drewNow > 0) return { type: "endTurn" };
    if (this.deck.length > 0) return { type: "draw" };
    if (this.pile.length > 1 && this.#stands("EmptyDeck")) return { type: "deckShuffle" };
    const hand = this.hands[seat]!;
    const card = hand.find((one) => this.#goes(one)) ?? hand[0];
    return card === undefined ? { type: "endTurn" } : { type: "play", card };
  }

  #pass(): ReferenceMove {
    for (let n = 1; ; n += 1) {
      const pass = `Pass ${n}`;
      if (!this.rules.some(({ name, text }) => same(name, pass) || same(text, pass)))
        return { type: "modify", rule: "NullRule", name: pass, text: pass, clause: null };
    }
  }

  #goes(card: string): boolean {
    const top = this.pile.at(-1)?.card;
    return top === undefined || top[0] === card[0] || top[1] === card[1];
  }

  // --- doing it
  // -------------------------------------------------------------------------------------------------------

  /** Makes a move that is allowed. */
  make(seat: number, move: ReferenceMove, byItself = false): void {
    if (commandTypes.includes(move.type)) this.#command(seat, move, byItself);
    else if (move.type === "announce") this.#announce(seat, move.text!);
    else if (move.type === "improper") this.#call(seat, move.player!, move.penalty!);
    else if (move.type === "endGame") this.#consent(seat);
    else if (move.type === "leave") this.#leave(seat);
    else if (move.type !== "whisper") this.#answer(seat, move);
  }

  #command(seat: number, move: ReferenceMove, byItself: boolean): void {
    const others = this.#there().filter((other) => other !== seat);
    const asked = byItself
      ? []
      : others.filter(
          (other) =>
            this.#judges(other).length > 0 ||
            (move.type === "modify" && this.#start.objectSeconds > 0),
        );
    if (asked.length > 0)
      this.way = { by: seat, move, waiting: new Set(asked), objectors: new Set() };
    else this.#carryOut(seat, move);
  }

  #answer(seat: number, move: ReferenceMove): void {
    const way = this.way!;
    way.waiting.delete(seat);
    if (move.type === "object") way.objectors.add(seat);
    if (move.type === "disagree") this.way = null;
    else this.#weigh();
  }

  /** True once it is decided. */
  #weigh(): void {
    const { way } = this;
    if (!way) return;
    const half = this.#there().filter((seat) => seat !== way.by).length / 2;
    const ownersWait = [...way.waiting].some((seat) => this.#judges(seat).length > 0);
    if (way.objectors.size > half) this.way = null;
    else if (
      !ownersWait &&
      !(way.move.type === "modify" && way.objectors.size + way.waiting.size > half)
    ) {
      this.way = null;
      if (this.#possible(way.by, way.move) && !this.#forbidden(way.by, way.move))
        this.#carryOut(way.by, way.move);
    }
  }

  #carryOut(seat: number, move: ReferenceMove): void {
    const top = this.pile.at(-1)?.card ?? null;
    const lifted =
      move.type === "play" &&
      this.#says("allow", "play", this.#facts(seat, move.card!, top), "match");
    const goes = move.type === "play" && this.#goes(move.card!);
    if (move.type === "play") this.#put(seat, move.card!);
    if (move.type === "draw") {
      this.#drawTo(seat, 1);
      this.drewNow += 1;
    }
    if (move.type === "endTurn") this.#nextTurn(seat);
    if (move.type === "deckShuffle") this.#shuffle();
    if (move.type === "emptyHand") this.#five(seat);
    if (move.type === "modify") this.#change(seat, move);
    if (move.type === "play" && !goes && !lifted && this.#stands("PlayDefinition"))
      this.#owe(seat, "1", this.pile.at(-1));
    this.#follow(seat, move, top);
    this.#endIfDue();
  }

  #drawTo(seat: number, count: number): void {
    this.hands[seat]!.push(...this.deck.splice(0, count));
  }

  #put(seat: number, card: string): void {
    const hand = this.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    this.pile.push({ card, by: seat, turnNumber: this.turns, hadEffect: false });
    this.playedNow += 1;
    if (card === "8s" && this.#stands("EightOfSpades")) this.owes = seat;
  }

  #shuffle(): void {
    const mixed = shuffled(
      this.#dice,
      this.pile.slice(0, -1).map(({ card }) => card),
    );
    this.#dice = mixed.dice;
    this.deck.push(...mixed.list);
    this.pile = this.pile.slice(-1);
  }

  #five(seat: number): void {
    this.#drawTo(seat, 5);
    this.numbers.set(`${seat} Pending Rules`, this.pending(seat) + 1);
    if (this.debts[seat]!.length > 0 && this.#stands("Penalty"))
      this.debts[seat]!.push({ what: "pendingRules", play: null });
  }

  #change(seat: number, { rule, name, text, clause }: ReferenceMove): void {
    if (this.owes === seat) {
      this.owes = null;
      const eight = this.pile.at(-1);
      if (eight) eight.hadEffect = true;
    } else this.numbers.set(`${seat} Pending Rules`, this.pending(seat) - 1);
    const from = this.#rule(rule!)!;
    this.changes += 1;
    if (from.name !== "NullRule") this.rules = this.rules.filter((other) => other !== from);
    if (same(text!, this.#start.book[0]!.text)) return;
    this.brought[seat] = this.brought[seat]! + 1;
    const read = clause === null ? null : readClause(clause);
    this.rules.push({
      name: name!,
      text: text!,
      clause: read?.ok ? read.clause : null,
      owner: seat,
      version: from.name === "NullRule" ? 1 : from.version + 1,
      original: false,
    });
  }

  #owe(seat: number, what: string, play: PlayedCard | null = null): void {
    if (this.#stands("Penalty") && this.#stands("StandardPenalty"))
      this.debts[seat]!.push({ what, play });
  }

  /** EN-28 */
  #follow(seat: number, move: ReferenceMove, top: string | null): void {
    const facts = (): Facts => this.#facts(seat, move.card ?? null, top);
    const clauses = this.rules.flatMap(({ clause }) => (clause ? [clause] : []));
    for (const clause of clauses)
      if (
        clause.do === "penalty" &&
        clause.after === move.type &&
        this.#value(clause.when, facts()) === true
      )
        this.#owe(seat, `${clause.n}`, move.type === "play" ? this.pile.at(-1)! : null);
    for (const clause of clauses)
      if (
        clause.do === "then" &&
        clause.after === move.type &&
        this.#value(clause.when, facts()) === true
      )
        this.#effect(clause.effect, facts(), move);
    for (const clause of clauses) {
      if (clause.do !== "endGame") continue;
      const winners = this.#winners(clause, facts());
      if (winners) return this.#end(winners);
    }
  }

  #effect(
    effect: Extract<Clause, { do: "then" }>["effect"],
    facts: Facts,
    move: ReferenceMove,
  ): void {
    const to = effect.effect === "set" ? this.#value(effect.to, facts) : 0;
    if (to === undefined) return;
    if (move.type === "play") this.pile.at(-1)!.hadEffect = true;
    if (effect.effect === "draw") this.#drawTo(facts[effect.who], effect.n);
    if (effect.effect === "reverse")
      this.cycle = [this.cycle[0]!, ...this.cycle.slice(1).reverse()];
    if (effect.effect === "skip") this.passOver += 1;
    if (effect.effect === "extraTurn") this.goesOn = true;
    if (effect.effect === "set")
      this.numbers.set(
        `${effect.of === "game" ? "game" : facts[effect.of]} ${effect.property}`,
        to as number,
      );
  }

  #winners(clause: Extract<Clause, { do: "endGame" }>, facts: Facts): number[] | null {
    if (clause.winner !== "each")
      return this.#value(clause.when, facts) === true
        ? clause.winner === "player"
          ? [facts.player]
          : this.#best()
        : null;
    const answers = this.#there().map((each) => this.#value(clause.when, facts, each));
    const winners = this.#there().filter((_, at) => answers[at] === true);
    return answers.includes(undefined) || winners.length === 0 ? null : winners;
  }

  /** The name goes from the front to the back, and whatever could be called has lapsed. */
  #nextTurn(leaver: number | null): void {
    if (leaver !== null && !this.goesOn)
      for (let names = 0; names <= this.passOver; names += 1) this.cycle.push(this.cycle.shift()!);
    this.turns += 1;
    this.playedNow = 0;
    this.drewNow = 0;
    this.passOver = 0;
    this.goesOn = false;
    for (const debts of this.debts) debts.length = 0;
  }

  #announce(seat: number, text: string): void {
    if (plain(text).includes("improper") && this.#stands("ReservedWords")) this.#owe(seat, "1");
  }

  #call(caller: number, player: number, { kind, n }: Readonly<{ kind: string; n?: number }>): void {
    if (!this.#stands("Penalty") || !this.#stands("StandardPenalty")) return;
    const debts = this.debts[player]!;
    const what = kind === "standard" ? `${n}` : kind;
    const found = debts.map((debt) => debt.what).lastIndexOf(what);
    if (found < 0) return this.#owe(caller, "1");
    const [debt] = debts.splice(found, 1) as [Debt];
    if (kind !== "standard") this.numbers.set(`${player} Pending Rules`, this.pending(player) - 1);
    else {
      this.#drawTo(player, n!);
      this.#takeBack(debt);
    }
  }

  #takeBack({ play }: Debt): void {
    if (!play || this.pile.at(-1) !== play || play.hadEffect || play.turnNumber !== this.turns)
      return;
    this.pile.pop();
    this.hands[play.by]!.push(play.card);
    this.playedNow -= 1;
    if (play.card !== "8s" || this.owes !== play.by) return;
    this.owes = null;
    if (this.way?.by === play.by && this.way.move.type === "modify") this.way = null;
  }

  #consent(seat: number): void {
    this.consents.push(seat);
    this.#endIfDue();
  }

  #leave(seat: number): void {
    const hadTurn = this.cycle[0] === seat;
    this.gone.push(seat);
    this.removed.push(...this.hands[seat]!.splice(0));
    this.cycle = this.cycle.filter((other) => other !== seat);
    this.debts[seat]!.length = 0;
    for (const rule of this.rules) if (rule.owner === seat) rule.owner = -1;
    if (this.consents.includes(seat)) this.consents.splice(this.consents.indexOf(seat), 1);
    if (this.owes === seat) this.owes = null;
    if (this.way?.by === seat) this.way = null;
    this.way?.waiting.delete(seat);
    this.way?.objectors.delete(seat);
    if (hadTurn) this.#nextTurn(null);
    if (this.#there().length === 1) return this.#end(this.#there());
    this.passOver = 0;
    this.goesOn = false;
    this.#endIfDue();
    if (!this.places) this.#weigh();
  }

  #endIfDue(): void {
    if (this.places) return;
    const all = this.#there().every((seat) => this.consents.includes(seat));
    if (all || (this.#start.maxTurns > 0 && this.turns >= this.#start.maxTurns))
      this.#end(this.#best());
  }

  /** The order of the players (EN-10). */
  #before(one: number, other: number): number {
    return (
      this.brought[other]! - this.brought[one]! ||
      this.hands[one]!.length - this.hands[other]!.length
    );
  }

  #best(): number[] {
    return this.#there().filter((seat) =>
      this.#there().every((other) => this.#before(seat, other) <= 0),
    );
  }

  #end(winners: readonly number[]): void {
    const places: number[][] = [[...winners]];
    for (const seat of this.#there()
      .filter((other) => !winners.includes(other))
      .sort((one, other) => this.#before(one, other) || one - other)) {
      const last = places.at(-1)!;
      if (places.length > 1 && this.#before(last[0]!, seat) === 0) last.push(seat);
      else places.push([seat]);
    }
    for (const seat of [...this.gone].reverse()) places.push([seat]);
    this.places = places;
    this.way = null;
    this.owes = null;
  }
}
