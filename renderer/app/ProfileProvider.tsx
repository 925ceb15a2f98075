import {
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { Profile } from "#shared/protocol/house.ts";
import { defaultAppearance, type Appearance } from "#shared/profile/appearance.ts";
import { showFelt } from "#renderer/context/appearance.ts";
import { failureOf, HouseContext } from "#renderer/context/houseContext.ts";
import { ProfileContext, type ProfileHold } from "#renderer/context/profileContext.ts";

export function ProfileProvider({ children }: { readonly children: ReactNode }) {
  const { line } = use(HouseContext);
  const house = typeof line === "string" ? null : line;
  const [profile, setProfile] = useState<Profile | null>(null);
  const [isSettled, setSettled] = useState(false);
  const [refusal, setRefusal] = useState<ProfileHold["refusal"]>(null);
  const appearance = profile?.looks ?? defaultAppearance;
  // An answer never overwrites a newer choice, nor the profile of another house.
  const wishes = useRef(0);
  const renew = useCallback(async () => {
    const wish = wishes.current;
    const answer = await house?.ask("profile", {});
    if (!answer?.ok) return null;
    if (wish === wishes.current) setProfile(answer.value);
    return answer.value;
  }, [house]);
  const changeAppearance = useCallback(
    (wanted: Appearance) => {
      if (!house) return;
      const wish = (wishes.current += 1);
      setProfile((now) => now && { ...now, looks: wanted });
      void house.ask("wear", wanted).then((answer) => {
        if (wish !== wishes.current) return;
        setRefusal(failureOf(answer));
        if (answer.ok) setProfile(answer.value);
        else setProfile(profile);
      });
    },
    [house, profile],
  );
  useEffect(() => {
    if (line === "opening") return;
    wishes.current += 1;
    setRefusal(null);
    if (line === "no-key") setProfile(null);
    void renew().finally(() => setSettled(true));
  }, [line, renew]);
  useLayoutEffect(() => showFelt(document.documentElement, appearance.felt), [appearance.felt]);
  const hold = useMemo(
    () => ({ profile, appearance, isSettled, renew, changeAppearance, refusal }),
    [profile, appearance, isSettled, renew, changeAppearance, refusal],
  );
  return <ProfileContext value={hold}>{children}</ProfileContext>;
}
