import type { DealMessage } from "#shared/protocol/deal.ts";
import { checkDeal, type DealCheck } from "#shared/verifiedDeal/check.ts";
import { guestCommitment, planHash } from "#shared/verifiedDeal/commitments.ts";
import { keyPairOf, signatureOf } from "#shared/verifiedDeal/keys.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";
import {
  transcriptFormat,
  type DealPlan,
  type DealTranscript,
  type OwnContribution,
} from "#shared/verifiedDeal/transcript.ts";
import { settled } from "./simulatedClock.ts";
import type { Client } from "./client.ts";

type Of<T extends DealMessage["type"]> = Extract<DealMessage, { readonly type: T }>;

const secretOf = (player: string, deal: string): string =>
  planHash({ deal, player } as unknown as DealPlan);

/** What a person's program does for the verified deal (H-18), and what it makes of what it is sent. */
export class DealGuest {
  readonly client: Client;
  readonly player: string;
  readonly #pair;
  #read = 0;
  /** The next secrets are not opened. */
  withholds = false;

  constructor(client: Client, player: string) {
    this.client = client;
    this.player = player;
    this.#pair = keyPairOf(Uint8Array.from({ length: 32 }, (_, at) => at + player.length));
  }

  async takesPart(): Promise<void> {
    await this.client.ask("takePart", { key: this.#pair.key });
  }

  all<T extends DealMessage["type"]>(type: T): readonly Of<T>[] {
    return this.client.deals.filter((message) => message.type === type) as Of<T>[];
  }

  /** Answers all that the host has sent since. */
  async answers(): Promise<void> {
    await settled();
    for (; this.#read < this.client.deals.length; this.#read += 1) {
      const message = this.client.deals[this.#read]!;
      if (message.type === "begun") {
        const commitment = guestCommitment(message, this.player, this.#secret(message.deal));
        await this.client.ask("commit", { deal: message.deal, commitment });
      } else if (message.type === "planned" && !this.withholds) {
        const { plan } = message;
        const secret = this.#secret(plan.deal);
        const signature = signatureOf(this.#pair, planHash(plan), secret);
        await this.client.ask("openSecret", { deal: plan.deal, secret, signature });
      }
    }
    await settled();
  }

  #secret(deal: string): string {
    return secretOf(this.player, deal);
  }

  #own(plan: DealPlan): OwnContribution | null {
    const own = plan.contributions.find(({ player }) => player === this.player);
    const secret = this.#secret(plan.deal);
    return (
      (own && {
        ...{ player: this.player, key: this.#pair.key, secret },
        commitment: guestCommitment(plan, this.player, secret),
        before: plan.again?.deal ?? null,
      }) ??
      null
    );
  }

  /** Of the newest plan. */
  transcript(): DealTranscript {
    const { plan } = this.all("planned").at(-1)!;
    const ofThis = <T extends "secrets" | "sealed" | "opened" | "closed">(type: T) =>
      this.all(type).filter((message) => "deal" in message && message.deal === plan.deal);
    const seat = plan.players.indexOf(this.player);
    return {
      format: transcriptFormat,
      seat: seat < 0 ? null : seat,
      own: this.#own(plan),
      plan,
      secrets: ofThis("secrets")[0]?.secrets ?? [],
      seals: ofThis("sealed").map(({ seals }) => seals),
      openings: ofThis("opened").flatMap(({ openings }) => openings),
      sightings: this.client.views
        .filter(({ round }) => round === plan.round)
        .map((view) => sightingOf(view)),
      closing: ofThis("closed")[0]?.closing ?? null,
    };
  }

  check(): DealCheck {
    return checkDeal(this.transcript());
  }
}
