// As whom else can one play here?

import { useAnswer } from '#renderer/app/houseContext.ts';
import { text } from '#renderer/text/text.ts';
import { Avatar } from '#renderer/ui/Avatar.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import styles from './ProfileSheet.module.css';
import { useProfileSwitch } from './profileSwitch.ts';

export function OtherProfiles({ me }: { readonly me: string }) {
  const words = text().profile;
  const { asked, again } = useAnswer('profiles', {});
  const { switchTo, refusal } = useProfileSwitch();
  if (asked.state === 'failed') return <Failure message={asked.message} again={again} />;
  const others = asked.state === 'answered' ? asked.value.filter(({ id }) => id !== me) : [];
  if (others.length === 0) return null;
  return (
    <section className={styles.others}>
      <h3 className={styles.label}>{words.others}</h3>
      <ul className={styles.list}>
        {others.map(({ id, name, avatar, chips }) => (
          <li key={id}>
            <button type="button" className={styles.other} aria-label={words.switchTo(name)} onClick={() => void switchTo(id)}>
              <Avatar avatar={avatar} size={2.5} />
              <span className={styles.called}>{name}</span>
              <small className={styles.help}>{text().home.chips(chips)}</small>
            </button>
          </li>
        ))}
      </ul>
      {refusal !== null && <Failure message={refusal.message} />}
    </section>
  );
}
