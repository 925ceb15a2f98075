// Requests for counting real chips at a table without a screen (H-6).

import { newId, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { granted } from "#main/base/refusal.ts";
import { onceOf, type Once } from "#main/store/onceStore.ts";
import { namesake } from "#main/store/namesake.ts";
import type { Store } from "#main/store/store.ts";
import {
  onTable,
  withoutChips,
  type ChipEntry,
  type ChipPerson,
  type Counts,
} from "#shared/chipBank/evening.ts";
import type { ChipEvening, Settled } from "#shared/chipBank/kept.ts";
import { isCountable, resultsOf } from "#shared/chipBank/money.ts";
import { settleUp } from "#shared/chipBank/settle.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { ChipBankSaid } from "#shared/text/en/chipBank.ts";
import { saying, type PhraseArgs } from "#shared/text/said.ts";
import type { Handlers } from "./handlers.ts";

type Parts = Readonly<{
  store: Pick<Store, "chips" | "profiles" | "once" | "atOnce">;
  clock: Clock;
  random: RandomBytes;
}>;

const say = saying<ChipBankSaid>("chipBank");
const refusal = <K extends keyof ChipBankSaid>(
  code: string,
  key: K,
  ...given: PhraseArgs<ChipBankSaid[K]>
): Refusal => refused(code, say(key, ...given));

const mostPeople = 60;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

class ChipDesk {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  open({ key, ...wanted }: HouseAsk<"openChipEvening">): Answer<ChipEvening> {
    const once = onceOf(key, "openChipEvening", wanted);
    const made = this.#parts.store.once.made(once);
    return made === null ? this.#openAnother(wanted, once) : this.evening(made);
  }

  #openAnother(
    { people, ...wanted }: Omit<HouseAsk<"openChipEvening">, "key">,
    once: Once | null,
  ): Answer<ChipEvening> {
    const { store, clock, random } = this.#parts;
    const { colours, stack, money } = wanted;
    if (new Set(colours.map(({ colour }) => colour)).size < colours.length)
      return refusal("wrong-form", "twoOfAColour");
    const wrong = whyNotCounted(colours.length, "buy-in", stack);
    if (wrong) return wrong;
    if (money && !currencies.has(money.currency))
      return refusal("unknown-currency", "unknownCurrency", { currency: money.currency });
    const named: ChipPerson[] = [];
    for (const wish of people) {
      const person = this.#named(wish, named);
      if (!person.ok) return person;
      named.push(person.value);
    }
    const id = newId(random);
    store.atOnce(() => {
      store.chips.open({
        ...wanted,
        id,
        openedAt: clock.now(),
        money: money && { ...money, digits: digitsOf(money.currency) },
        people: named,
      });
      store.once.keep(once, id);
    }, true);
    return this.evening(id);
  }

  evening(id: string): Answer<ChipEvening> {
    const value = this.#parts.store.chips.find(id);
    return value ? granted(value) : refusal("unknown-evening", "unknownEvening");
  }

  /** `change` returns null on success. */
  #changed(id: string, change: (evening: ChipEvening) => Refusal | null): Answer<ChipEvening> {
    const found = this.evening(id);
    return found.ok ? (change(found.value) ?? this.evening(id)) : found;
  }

  rename({ evening: id, name }: HouseAsk<"nameChipEvening">): Answer<ChipEvening> {
    return this.#changed(id, () => {
      this.#parts.store.chips.rename(id, name);
      return null;
    });
  }

  /** Changes an evening that is not settled yet. */
  #counting(
    id: string,
    after: number | null,
    change: (evening: ChipEvening) => Refusal | null,
  ): Answer<ChipEvening> {
    return this.#changed(id, (evening) => {
      if (evening.settled) return refusal("settled", "settledAlready");
      return after === null || after === evening.entries.length
        ? change(evening)
        : refusal("stale", "movedOn");
    });
  }

  addPerson({ evening: id, person: wanted }: HouseAsk<"addChipPerson">): Answer<ChipEvening> {
    return this.#counting(id, null, ({ people }) => {
      const person = this.#named(wanted, people);
      if (!person.ok) return person;
      this.#parts.store.chips.addPerson(id, person.value);
      return null;
    });
  }

  move({ evening: id, after, ...wanted }: HouseAsk<"moveChips">): Answer<ChipEvening> {
    return this.#counting(id, after, (evening) => {
      const { kind, counts } = wanted;
      const wrong =
        whyNotCounted(evening.colours.length, kind, counts) ?? whyNotOf(evening, wanted);
      if (wrong) return wrong;
      const moved = kind === "cash-out" ? counts.map((count) => 0 - count) : counts;
      return this.#write(evening, [{ ...wanted, counts: moved, reverses: null }]);
    });
  }

  buyEverybodyIn({ evening: id, after }: HouseAsk<"buyEverybodyIn">): Answer<ChipEvening> {
    return this.#counting(id, after, (evening) => {
      const missing = withoutChips(evening);
      if (missing.length === 0) return refusal("nobody-without-chips", "allBought");
      const entries = missing.map((person) => ({
        kind: "buy-in" as const,
        person: person.id,
        counts: evening.stack,
        note: "",
        reverses: null,
      }));
      return this.#write(evening, entries);
    });
  }

  reverse({ evening: id, after, entry: number }: HouseAsk<"reverseChips">): Answer<ChipEvening> {
    return this.#counting(id, after, (evening) => {
      const entry = evening.entries.find((one) => one.number === number);
      if (!entry) return refusal("unknown-entry", "unknownEntry", { entry: number });
      const isUndone =
        entry.kind === "reversal" || evening.entries.some(({ reverses }) => reverses === number);
      if (isUndone) return refusal("not-reversible", "reversedBefore", { entry: number });
      const reversal = {
        kind: "reversal",
        person: entry.person,
        counts: entry.counts.map((count) => 0 - count),
        note: "",
        reverses: number,
      } as const;
      return this.#write(evening, [reversal]);
    });
  }

  settle({ evening: id, after }: HouseAsk<"settleChips">): Answer<ChipEvening> {
    return this.#counting(id, after, (evening) => {
      const { value } = onTable(evening);
      if (value !== 0)
        return refusal("chips-differ", "differs", { value: Math.abs(value), isMissing: value > 0 });
      const results = resultsOf(evening);
      if (results.length === 0) return refusal("nothing-counted", "nothingCounted");
      this.#parts.store.chips.settle(id, settledBy(results, this.#parts.clock.now()));
      return null;
    });
  }

  #settled(id: string, change: (settled: Settled) => Refusal | null): Answer<ChipEvening> {
    return this.#changed(id, ({ settled }) =>
      settled ? change(settled) : refusal("not-settled", "notSettled"),
    );
  }

  recount({ evening: id }: HouseAsk<"recountChips">): Answer<ChipEvening> {
    return this.#settled(id, ({ payments }) => {
      if (payments.some(({ paidAt }) => paidAt !== null)) return refusal("paid", "paidAlready");
      this.#parts.store.chips.reopen(id);
      return null;
    });
  }

  pay({ evening: id, payment: number, paid }: HouseAsk<"payChips">): Answer<ChipEvening> {
    return this.#settled(id, ({ payments }) => {
      const payment = payments.find((one) => one.number === number);
      if (!payment) return refusal("unknown-payment", "unknownPayment");
      if ((payment.paidAt !== null) !== paid)
        this.#parts.store.chips.pay(id, number, paid ? this.#parts.clock.now() : null);
      return null;
    });
  }

  /** Writes all entries or none. */
  #write(
    evening: ChipEvening,
    entries: readonly Omit<ChipEntry, "number" | "at">[],
  ): Refusal | null {
    const worthOf = ({ counts }: Pick<ChipEntry, "counts">): number =>
      evening.colours.reduce((sum, { value }, at) => sum + value * Math.abs(counts[at] ?? 0), 0);
    // Payments can never exceed all chips that were ever handed out.
    const most = [...evening.entries, ...entries].reduce((sum, one) => sum + worthOf(one), 0);
    if (!isCountable(evening.money, most)) return refusal("too-much", "tooMuch");
    const { store, clock } = this.#parts;
    const at = clock.now();
    store.atOnce(() => {
      for (const entry of entries) store.chips.write(evening.id, { ...entry, at });
    }, true);
    return null;
  }

  /** Names a new person; a profile keeps its own name. */
  #named(
    { name, profile }: HouseAsk<"addChipPerson">["person"],
    among: readonly ChipPerson[],
  ): Answer<ChipPerson> {
    const found = profile === null ? null : this.#parts.store.profiles.find(profile);
    if (profile !== null && !found) return refusal("unknown-person", "unknownPerson");
    const called = found?.name ?? name;
    const isTwin = namesake(called);
    if (among.some((one) => isTwin(one.name)))
      return refusal("name-taken", "nameTaken", { name: called });
    if (among.length >= mostPeople)
      return refusal("too-many-people", "tooManyPeople", { most: mostPeople });
    return granted({ id: `p${among.length + 1}`, name: called, profile });
  }
}

function whyNotCounted(colours: number, kind: ChipEntry["kind"], counts: Counts): Refusal | null {
  if (counts.length !== colours) return refusal("wrong-form", "otherColours", { colours });
  if (kind !== "correction" && counts.some((count) => count < 0))
    return refusal("wrong-form", "belowZero");
  // A person who has lost everything may cash out nothing.
  return kind !== "cash-out" && counts.every((count) => count === 0)
    ? refusal("no-chips", "noneBought")
    : null;
}

function whyNotOf(
  { people }: ChipEvening,
  { kind, person, note }: Pick<ChipEntry, "kind" | "person" | "note">,
): Refusal | null {
  if (kind === "correction" && note === "") return refusal("no-note", "noteMissing");
  if (person === null) return kind === "correction" ? null : refusal("wrong-form", "ofNobody");
  return people.some(({ id }) => id === person) ? null : refusal("unknown-person", "unknownPerson");
}

function settledBy(results: Settled["results"], at: number): Settled {
  const { payments, fewest } = settleUp(results.map(({ amount }) => amount));
  const idOf = (place: number): string => results[place]!.person.id;
  return {
    at,
    results,
    fewest,
    payments: payments.map(({ from, to, amount }, place) => ({
      number: place + 1,
      from: idOf(from),
      to: idOf(to),
      amount,
      paidAt: null,
    })),
  };
}

export function chipRequests(
  parts: Parts,
): Handlers<
  | "chipEvenings"
  | "chipEvening"
  | "openChipEvening"
  | "nameChipEvening"
  | "addChipPerson"
  | "moveChips"
  | "buyEverybodyIn"
  | "reverseChips"
  | "settleChips"
  | "recountChips"
  | "payChips"
  | "chipOutcomes"
> {
  const desk = new ChipDesk(parts);
  const { chips } = parts.store;
  return {
    chipEvenings: (_visitor, page) => granted(chips.list(page)),
    chipEvening: (_visitor, { evening }) => desk.evening(evening),
    openChipEvening: (_visitor, payload) => desk.open(payload),
    nameChipEvening: (_visitor, payload) => desk.rename(payload),
    addChipPerson: (_visitor, payload) => desk.addPerson(payload),
    moveChips: (_visitor, payload) => desk.move(payload),
    buyEverybodyIn: (_visitor, payload) => desk.buyEverybodyIn(payload),
    reverseChips: (_visitor, payload) => desk.reverse(payload),
    settleChips: (_visitor, payload) => desk.settle(payload),
    recountChips: (_visitor, payload) => desk.recount(payload),
    payChips: (_visitor, payload) => desk.pay(payload),
    chipOutcomes: (_visitor, { from, to }) => granted(chips.outcomes(from, to)),
  };
}
