import type { ColourName } from "#shared/chipBank/kinds.ts";
import styles from "./ChipSwatch.module.css";

/** Has no accessible name: the colour's name is always beside it or read out in its place. */
export const ChipSwatch = ({ colour }: { readonly colour: ColourName }) => (
  <span className={styles.chip} data-colour={colour} aria-hidden="true" />
);
