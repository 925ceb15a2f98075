// What does somebody see whom the round has brought to a new level?

import { useEffect, useState } from "react";
import { go } from "#renderer/context/navigation.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Profile } from "#shared/protocol/profiles.ts";
import { levelReached } from "./levelUp.ts";
import styles from "./LevelUp.module.css";

interface LevelUpProps {
  readonly table: string;
  /** Points that the round has brought him. */
  readonly won: number;
}

export function LevelUp({ table, won }: LevelUpProps) {
  const { renew } = useProfile();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let wanted = true;
    void renew().then((now) => wanted && setProfile(now));
    return () => {
      wanted = false;
    };
  }, [renew]);
  const reached = profile ? levelReached(profile.points, won) : null;
  if (!reached) return null;
  const { level, backs, felts } = reached;
  const words = text().points;
  const { backs: backWords, felts: feltWords } = text().settings;
  const looks = [
    ...(backs.length > 0 ? [words.openedBacks(backs.map((back) => backWords[back]))] : []),
    ...(felts.length > 0 ? [words.openedFelts(felts.map((felt) => feltWords[felt]))] : []),
  ];
  return (
    <div className={styles.reached} role="status">
      {backs.slice(-1).map((back) => (
        <span key={back} className={styles.picture}>
          <CardPicture card={{ back }} deck="two-colour" width={2} decorative />
        </span>
      ))}
      <p className={styles.words}>
        <strong>{words.levelReached(level)}</strong>
        {looks.length > 0 && <small>{words.opened(looks)}</small>}
      </p>
      {looks.length > 0 && (
        <Button onClick={() => go({ screen: "table", table, over: "settings" })}>
          {words.choose}
        </Button>
      )}
    </div>
  );
}
