import { lazy, Suspense, useEffect, useState } from "react";
import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import styles from "./Home.module.css";

/** Loaded late, because few people open it. */
const ProfileSheet = lazy(async () => ({
  default: (await import("./ProfileSheet.tsx")).ProfileSheet,
}));

export function ProfileButton() {
  const { profile, renew } = useProfile();
  const [open, setOpen] = useState(false);
  useEffect(() => void renew(), [renew]);
  if (!profile) return <span className={styles.place} />;
  const close = (): void => {
    setOpen(false);
    void renew();
  };
  const { name, avatar, level, chips } = profile;
  const words = text();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={words.home.profile(name, chips, level)}
        onClick={() => setOpen(true)}
      >
        <Avatar avatar={avatar} size={2.5} />
        <span className={styles.profileButtonWords}>
          <span className={styles.profileButtonName}>{name}</span>
          <small className={styles.chips}>{words.home.ownFigures(level, chips)}</small>
        </span>
      </button>
      {open && (
        <Suspense>
          <ProfileSheet profile={profile} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
