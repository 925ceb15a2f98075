// A player's own program in the verified deals at a table (H-18): it contributes to each, keeps what
// it is sent and shown, and says whether everything fits.

import type { TableClient } from "#renderer/client/clients.ts";
import type { DealMessage, PresentDeal } from "#shared/protocol/deal.ts";
import { unpackedDeal, type PackedDeal } from "#shared/protocol/dealWire.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import { guestCommitment, planHash } from "#shared/verifiedDeal/commitments.ts";
import { keyPairOf, signatureOf, wordsOf } from "#shared/verifiedDeal/keys.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";
import type {
  DealPlan,
  DealTranscript,
  Hex,
  OwnContribution,
} from "#shared/verifiedDeal/transcript.ts";
import type { WitnessedDeals } from "./witnessedDeals.ts";
import { dealtViewFault, isSealed, orderFault, undealt, viewFault } from "./followed.ts";
import {
  contradiction,
  faultAfter,
  grownBy,
  isTranscript,
  withOwnLeftOut,
  type GrowingMessage,
} from "./grown.ts";
import {
  KeptDeals,
  plannedEntry,
  unknownDeal,
  type BegunDeal,
  type KeptDeal,
  type TabStorage,
} from "./keptDeals.ts";

const secretBytes = 32;
const randomBytes = () => crypto.getRandomValues(new Uint8Array(secretBytes));
const randomSecret = (): Hex =>
  Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, "0")).join("");

type WitnessPorts = Readonly<{
  ask: TableClient["ask"];
  storage: TabStorage;
  changed: (state: WitnessedDeals) => void;
}>;

export class DealWitness {
  readonly player: string;
  readonly #ask: TableClient["ask"];
  readonly #changed: (state: WitnessedDeals) => void;
  readonly #kept: KeptDeals;
  #view: ViewMessage | null = null;
  /** Sealed on this line, and not shown yet. */
  #unseen: Hex | null = null;

  /** Takes up what the tab has kept. */
  constructor(table: string, player: string, { ask, storage, changed }: WitnessPorts) {
    this.player = player;
    this.#ask = ask;
    this.#changed = changed;
    this.#kept = new KeptDeals(storage, table, player, () => keyPairOf(randomBytes()));
  }

  /**
   * On each new line: takes part from now on, and says what an earlier line may have lost. Resolves
   * once the host knows.
   */
  async arrive(): Promise<void> {
    this.#unseen = null;
    this.#leaveBehind(Infinity);
    const asked = this.#ask("takePart", { key: this.#kept.keys.key });
    for (const { deal, fault, transcript, isReported } of this.#kept.all)
      if (!isReported && (fault ?? transcript?.closing)) void this.#tell(deal);
    this.#say();
    await asked;
  }

  /** What cannot be read is not answered. */
  hear(packed: PackedDeal): void {
    const message = unpackedDeal(packed);
    if (message) this.#heed(message);
  }

  #heed(message: DealMessage): void {
    switch (message.type) {
      case "begun":
        return this.#begin(message);
      case "planned":
        return this.#take(message.plan);
      case "judged":
        return this.#learn(message);
      case "present":
        if (!this.#kept.find(message.present.plan.deal)) this.#comeLate(message.present);
        else this.#grow(message.present.plan.deal, message);
        return this.#seePresent(message.present.plan);
      default:
        return this.#grow(message.deal, message);
    }
  }

  see(view: ViewMessage): void {
    this.#view = view;
    this.#leaveBehind(view.round);
    const unseen = this.#unseen === null ? undefined : this.#kept.find(this.#unseen);
    this.#unseen = null;
    const fault = unseen?.transcript && dealtViewFault(unseen.transcript, view);
    if (unseen && fault) this.#blame(unseen, fault);
    this.#see(view);
  }

  /** The view came first. */
  #seePresent({ deal }: DealPlan): void {
    const view = this.#view;
    const known = this.#kept.find(deal);
    if (!view || !known?.transcript) return;
    const fault = viewFault(known.transcript, view);
    if (fault) this.#blame(known, fault);
    this.#see(view);
  }

  /** Rounds up to this one have been shown, or may have been while no line was open. */
  #leaveBehind(round: number): void {
    for (const deal of this.#kept.all)
      if (deal.hasOpenedSecret && !isSealed(deal) && !deal.isPast && deal.round <= round)
        this.#put({ ...deal, isPast: true });
  }

  #begin({ deal, host }: Pick<BegunDeal, "deal" | "host">): void {
    if (this.#kept.find(deal)) return;
    if (this.#kept.begun?.deal !== deal) {
      const secret = randomSecret();
      const commitment = guestCommitment({ deal, host }, this.player, secret);
      const own: OwnContribution = {
        player: this.player,
        key: this.#kept.keys.key,
        commitment,
        secret,
        before: null,
      };
      this.#kept.begun = { deal, host, own, isTaken: false };
    }
    void this.#commit(this.#kept.begun);
  }

  async #commit({ deal, own: { commitment } }: BegunDeal): Promise<void> {
    const answer = await this.#ask("commit", { deal, commitment });
    if (!answer.ok || this.#kept.begun?.deal !== deal) return;
    this.#kept.begun = { ...this.#kept.begun, isTaken: true };
  }

  /** The secret is opened for one plan alone, and only if nothing in it is wrong. */
  #take(plan: DealPlan): void {
    if (!isTranscript(() => plannedEntry(plan, this.player, null).transcript)) return;
    const { deal } = plan;
    const known = this.#kept.find(deal);
    if (known) {
      if (JSON.stringify(known.transcript?.plan) !== JSON.stringify(plan))
        this.#blame(known, { kind: "plan" });
      else if (known.hasOpenedSecret) this.#openSecret(known);
      return;
    }
    const begun = this.#kept.begun?.deal === deal ? this.#kept.begun : null;
    const isListed = plan.contributions.some(
      ({ commitment }) => commitment === begun?.own.commitment,
    );
    const before = undealt(this.#kept.all, plan.round)?.deal ?? null;
    const own = begun && (begun.isTaken || isListed) ? { ...begun.own, before } : null;
    const taken = plannedEntry(plan, this.player, own);
    this.#kept.begun = null;
    const fault = faultAfter("planned", taken.transcript) ?? this.#orderFault(plan);
    if (fault) return this.#blame(taken, fault);
    this.#put({ ...taken, hasOpenedSecret: own !== null });
    this.#openSecret(taken);
  }

  #orderFault(plan: DealPlan): DealFault | null {
    return orderFault(this.#kept.all, plan, this.player);
  }

  #openSecret({ transcript, deal }: KeptDeal): void {
    if (transcript?.own) void this.#open(deal, transcript.plan, transcript.own.secret);
  }

  async #open(deal: Hex, plan: DealPlan, secret: Hex): Promise<void> {
    const signature = signatureOf(this.#kept.keys, planHash(plan), secret);
    const answer = await this.#ask("openSecret", { deal, secret, signature });
    const known = this.#kept.find(deal);
    if (answer.ok && known) this.#put({ ...known, isSecretTaken: true });
  }

  /** The tab knows nothing of the deal that is being played: it can only watch it from now on. */
  #comeLate({ plan, secrets, seals, openings }: PresentDeal): void {
    const entry = plannedEntry(plan, this.player, null);
    const transcript = { ...entry.transcript, secrets, seals, openings };
    if (!isTranscript(() => transcript)) return;
    const begun = this.#kept.begun?.deal === plan.deal ? this.#kept.begun : null;
    const promised = begun?.isTaken ? plannedEntry(plan, this.player, begun.own) : null;
    const broken = promised && faultAfter("planned", promised.transcript);
    // Of a round before the newest that is known nothing follows for the order.
    const isPast = this.#kept.all.some(({ round }) => round > plan.round);
    const fault = broken ?? (isPast ? null : this.#orderFault(plan));
    if (fault) this.#blame({ ...entry, transcript }, fault);
    else this.#settle(entry, transcript, "present");
  }

  #grow(deal: Hex, message: GrowingMessage): void {
    const known = this.#kept.find(deal);
    if (!known?.transcript || known.transcript.closing) return;
    if (message.type === "sealed" && !isSealed(known)) this.#unseen = deal;
    const whole = grownBy(known.transcript, message);
    const grown = whole && !known.isSecretTaken ? withOwnLeftOut(whole) : whole;
    if (grown && isTranscript(() => grown)) this.#settle(known, grown, message.type);
    else this.#blame(known, { kind: contradiction[message.type] });
  }

  #settle(known: KeptDeal, transcript: DealTranscript, after: GrowingMessage["type"]): void {
    const now = { ...known, transcript };
    const fault = known.fault ?? faultAfter(after, transcript);
    if (fault && !known.fault) return this.#blame(now, fault);
    this.#put(now);
    if (transcript.closing && !known.isReported) void this.#tell(known.deal);
  }

  #blame(known: KeptDeal, fault: DealFault): void {
    this.#put({ ...known, fault: known.fault ?? fault, isReported: false });
    void this.#tell(known.deal);
  }

  async #tell(deal: Hex): Promise<void> {
    const { fault } = this.#kept.find(deal)!;
    const answer = await this.#ask("judge", { deal, fault });
    const known = this.#kept.find(deal);
    if (answer.ok && known?.fault === fault) this.#put({ ...known, isReported: true });
  }

  #learn({ deal, round, verdicts }: Extract<DealMessage, { type: "judged" }>): void {
    const known = this.#kept.find(deal);
    if (known) this.#put({ ...known, verdicts });
    else if (verdicts.some(({ fault }) => fault !== null))
      this.#put({ ...unknownDeal(deal, round), verdicts });
  }

  /**
   * A view shows nothing new of the cards if it is as the one before. What is shown after the
   * closing must fit it, too: the host may have opened the deal before the round was over.
   */
  #see(view: ViewMessage): void {
    const known = this.#kept.all.findLast((deal) => isSealed(deal) && deal.round === view.round);
    if (!known?.transcript) return;
    const fault = viewFault(known.transcript, view);
    if (fault) return this.#blame(known, fault);
    const { sightings, closing } = known.transcript;
    const sighting = sightingOf(view);
    if (JSON.stringify(sightings.at(-1)) === JSON.stringify(sighting)) return;
    const transcript = { ...known.transcript, sightings: [...sightings, sighting] };
    if (closing) this.#settle(known, transcript, "closed");
    else this.#put({ ...known, transcript });
  }

  #put(now: KeptDeal): void {
    this.#kept.put(now);
    this.#say();
  }

  #say(): void {
    const mixed = this.#kept.all.findLast(({ transcript }) => transcript?.secrets.length);
    const { plan, secrets } = mixed?.transcript ?? {};
    this.#changed({
      words: plan && secrets ? wordsOf(plan, secrets) : [],
      deals: this.#kept.all,
    });
  }
}
