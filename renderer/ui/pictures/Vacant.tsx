import { Icon } from "./Icon.tsx";
import styles from "./Vacant.module.css";

export function Vacant({ size }: { readonly size: number }) {
  return (
    <span className={styles.vacant} style={{ width: `${size}rem`, height: `${size}rem` }}>
      <Icon name="plus" />
    </span>
  );
}
