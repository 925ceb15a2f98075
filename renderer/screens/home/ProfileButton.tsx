// Who am I here, and how do I change it?

import { useState } from 'react';
import { useAnswer } from '#renderer/app/houseContext.ts';
import { text } from '#renderer/text/text.ts';
import { Avatar } from '#renderer/ui/Avatar.tsx';
import styles from './ProfileButton.module.css';
import { ProfileSheet } from './ProfileSheet.tsx';

export function ProfileButton() {
  const { asked, again } = useAnswer('profile', {});
  const [open, setOpen] = useState(false);
  if (asked.state !== 'answered') return <span className={styles.place} />;
  const profile = asked.value;
  const close = (): void => {
    setOpen(false);
    again();
  };
  return (
    <>
      <button type="button" className={styles.button} aria-label={text().home.profile(profile.name, profile.chips)} onClick={() => setOpen(true)}>
        <Avatar avatar={profile.avatar} size={2.5} />
        <span className={styles.words}>
          <span className={styles.name}>{profile.name}</span>
          <small className={styles.chips}>{text().home.chips(profile.chips)}</small>
        </span>
      </button>
      {open && <ProfileSheet profile={profile} onClose={close} />}
    </>
  );
}
