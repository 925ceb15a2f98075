// Who wishes to change places with whom (H-11)?

/** Wishes are not stored: whoever still has one after a restart asks again. */
export class Swaps {
  readonly #wishes = new Map<string, string>();

  /** Has the other asked for the same? */
  agreed(player: string, other: string): boolean {
    return this.#wishes.get(other) === player;
  }

  /** Asked for the same twice, it is taken back. */
  wish(player: string, other: string): void {
    if (this.#wishes.get(player) === other) this.#wishes.delete(player);
    else this.#wishes.set(player, other);
  }

  /** These have changed places, or are gone: nobody waits for them any more. */
  forget(...players: readonly string[]): void {
    for (const [player, other] of this.#wishes)
      if (players.includes(player) || players.includes(other)) this.#wishes.delete(player);
  }

  get wishes(): { readonly [player: string]: string } {
    return Object.fromEntries(this.#wishes);
  }
}
