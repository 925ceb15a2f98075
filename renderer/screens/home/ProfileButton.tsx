// Who am I here, and how do I change it?

import { useEffect, useState } from "react";
import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import styles from "./ProfileButton.module.css";
import { ProfileSheet } from "./ProfileSheet.tsx";

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
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <small className={styles.chips}>{words.home.ownFigures(level, chips)}</small>
        </span>
      </button>
      {open && <ProfileSheet profile={profile} onClose={close} />}
    </>
  );
}
