// How does a place look that nobody has yet?

import { Icon } from "./Icon.tsx";
import styles from "./Vacant.module.css";

/** In the place of a face; `size` in rem, as a face's. */
export function Vacant({ size }: { readonly size: number }) {
  return (
    <span className={styles.vacant} style={{ width: `${size}rem`, height: `${size}rem` }}>
      <Icon name="plus" />
    </span>
  );
}
