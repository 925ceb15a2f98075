import { CloseButton } from "./CloseButton.tsx";
import styles from "./SideHead.module.css";

interface SideHeadProps {
  readonly title: string;
  readonly closeWords: string;
  readonly close: () => void;
}

export const SideHead = ({ title, closeWords, close }: SideHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    <CloseButton label={closeWords} close={close} />
  </div>
);
