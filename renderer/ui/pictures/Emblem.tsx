import emblem from "#renderer/ui/styles/icon.svg?url";
import styles from "./Emblem.module.css";

export function Emblem() {
  return <img className={styles.emblem} src={emblem} alt="" draggable={false} />;
}
