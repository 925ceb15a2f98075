// Whose page is this, and what do his cards and table look like?

import { createContext, use } from "react";
import type { Profile } from "#shared/protocol/profiles.ts";
import { firstLooks, type Looks } from "#shared/profile/looks.ts";
import type { Failed } from "./houseContext.ts";

export interface ProfileHold {
  /** Null where nobody's is known: before the house has answered, and to a page without its key. */
  readonly profile: Profile | null;
  /** The profile's own, else the first ones. */
  readonly looks: Looks;
  /** Whether there is a profile has been found out. */
  readonly isSettled: boolean;
  /** Asks the house anew and answers with what it said; null where it said nothing. */
  readonly renew: () => Promise<Profile | null>;
  /** Shown at once, and taken back where the house refuses. */
  readonly wear: (looks: Looks) => void;
  /** Why the last looks were refused; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

export const ProfileContext = createContext<ProfileHold>({
  profile: null,
  looks: firstLooks,
  isSettled: true,
  renew: () => Promise.resolve(null),
  wear: () => undefined,
  refusal: null,
});

export const useProfile = (): ProfileHold => use(ProfileContext);
