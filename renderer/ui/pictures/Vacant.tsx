import { Icon } from "./Icon.tsx";
import styles from "./Vacant.module.css";

/** Stands in for a face at an empty seat; `size` in rem. */
export function Vacant({ size }: { readonly size: number }) {
  return (
    <span className={styles.vacant} style={{ width: `${size}rem`, height: `${size}rem` }}>
      <Icon name="plus" />
    </span>
  );
}
