// How does a chip of one colour look from above?

import type { ColourName } from "#shared/chipBank/kinds.ts";
import styles from "./ChipSwatch.module.css";

/** Says nothing: the colour's name stands beside it, or is read out in its place. */
export const ChipSwatch = ({ colour }: { readonly colour: ColourName }) => (
  <span className={styles.chip} data-colour={colour} aria-hidden="true" />
);
