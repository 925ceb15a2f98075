// What stands above something that lies at the window's side: what it is, and how it is closed?

import { CloseButton } from "./CloseButton.tsx";
import styles from "./SideHead.module.css";

interface SideHeadProps {
  readonly title: string;
  /** What the button says that closes it. */
  readonly closeWords: string;
  readonly close: () => void;
}

export const SideHead = ({ title, closeWords, close }: SideHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    <CloseButton label={closeWords} close={close} />
  </div>
);
