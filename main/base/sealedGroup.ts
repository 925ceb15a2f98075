import type { Group } from "#shared/sealedDeal/group.ts";
import { loadGroup } from "#shared/sealedDeal/loadGroup.ts";

/** What sealed deals compute in (H-51), loaded once, when the first of them is asked for. */
export class SealedGroup {
  #group: Group | null = null;
  #loading: Promise<Group> | null = null;

  /** Null until it is loaded. */
  get now(): Group | null {
    return this.#group;
  }

  async load(): Promise<void> {
    this.#loading ??= loadGroup();
    this.#group = await this.#loading;
  }
}
