import { createContext, use } from "react";
import type { Profile } from "#shared/protocol/house.ts";
import { defaultAppearance, type Appearance } from "#shared/profile/appearance.ts";
import type { Failed } from "./houseContext.ts";

export type ProfileHold = Readonly<{
  /** Null until the house has answered, and on a page that it does not know. */
  profile: Profile | null;
  appearance: Appearance;
  isSettled: boolean;
  renew: () => Promise<Profile | null>;
  changeAppearance: (appearance: Appearance) => void;
  refusal: Failed | null;
}>;

export const ProfileContext = createContext<ProfileHold>({
  profile: null,
  appearance: defaultAppearance,
  isSettled: true,
  renew: () => Promise.resolve(null),
  changeAppearance: () => undefined,
  refusal: null,
});

export const useProfile = (): ProfileHold => use(ProfileContext);
