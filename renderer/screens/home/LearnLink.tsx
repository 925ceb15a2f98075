// How does somebody new find the way to a first hand (H-33)?

import { go } from '#renderer/app/navigation.ts';
import { text } from '#renderer/text/text.ts';
import styles from './LearnLink.module.css';

export const LearnLink = () => (
  <button type="button" className={styles.learn} onClick={() => go({ screen: 'learn', game: null })}>
    {text().learn.link}
  </button>
);
