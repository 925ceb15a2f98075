// What has somebody come to so far (H-1, CE-12)?

import { text } from '#renderer/text/text.ts';
import { LevelBar } from '#renderer/ui/LevelBar.tsx';
import type { Profile } from '#shared/protocol/messages.ts';
import styles from './OwnFigures.module.css';

const kept = ['chips', 'points', 'rounds', 'king', 'bastard'] as const;

export function OwnFigures({ profile }: { readonly profile: Profile }) {
  const words = text().profile;
  return (
    <section className={styles.own} aria-label={words.figures}>
      <LevelBar profile={profile} />
      <p className={styles.help}>{words.levelHelp}</p>
      <dl className={styles.figures}>
        {kept.map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt>{words[figure]}</dt>
            <dd>{words.number(profile[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
