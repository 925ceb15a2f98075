import { createContext, use } from "react";
import type { Profile } from "#shared/protocol/house.ts";
import { defaultAppearance, type Appearance } from "#shared/profile/appearance.ts";
import type { Failed } from "./houseContext.ts";

export interface ProfileHold {
  /** Null until the house has answered, and on a page that it does not know. */
  readonly profile: Profile | null;
  readonly appearance: Appearance;
  readonly isSettled: boolean;
  readonly renew: () => Promise<Profile | null>;
  readonly changeAppearance: (appearance: Appearance) => void;
  readonly refusal: Failed | null;
}

export const ProfileContext = createContext<ProfileHold>({
  profile: null,
  appearance: defaultAppearance,
  isSettled: true,
  renew: () => Promise.resolve(null),
  changeAppearance: () => undefined,
  refusal: null,
});

export const useProfile = (): ProfileHold => use(ProfileContext);
