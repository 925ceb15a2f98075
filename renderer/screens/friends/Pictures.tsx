// What to do to join or to show the table on a television, in pictures; the words stand below them.

import type { ReactNode } from "react";
import styles from "./Pictures.module.css";

const pictures = {
  wifi: (
    <>
      <path d="M26 44h28v-20h-28zM20 50h40l-4-6h-32z" />
      <path d="M66 14h14a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-32a2 2 0 0 1 2-2zM71 46h4" />
      <path
        className={styles.light}
        d="M40 17a10 10 0 0 1 14 0M36 12a16 16 0 0 1 22 0M44 21.5a4 4 0 0 1 6 0"
      />
    </>
  ),
  scan: (
    <>
      <path d="M14 8h32v34h-32z" />
      <path
        className={styles.ink}
        d="M19 13h8v8h-8zM33 13h8v8h-8zM19 29h8v8h-8zM32 28h4v4h-4zM38 34h4v4h-4zM32 36h3v3h-3z"
      />
      <path d="M62 12h18a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-32a3 3 0 0 1 3-3zM69 46h4" />
      <path className={styles.light} d="M63 22v-4h4M75 18h4v4M79 32v4h-4M67 36h-4v-4M64 27h14" />
    </>
  ),
  type: (
    <>
      <path d="M14 12h68v36h-68zM14 21h68M19 16.5h.01M23 16.5h.01M27 16.5h.01" />
      <path className={styles.light} d="M22 30h26" />
      <path d="M26 38h6v6h-6zM36 38h6v6h-6zM46 38h6v6h-6zM56 38h6v6h-6zM66 38h6v6h-6z" />
    </>
  ),
  browser: (
    <>
      <path d="M10 10h58v32h-58zM30 50h18M39 42v8" />
      <path className={styles.light} d="M16 16h46v7h-46z" />
      <path d="M76 20h10a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-26a2 2 0 0 1 2-2zM81 26h.01M78 32h6M78 37h6M78 42h6" />
    </>
  ),
  table: (
    <>
      <path d="M10 8h76v38h-76zM38 54h20M48 46v8" />
      <path
        className={styles.light}
        d="M16 27c0-7 8-11 21-11s21 4 21 11-8 11-21 11-21-4-21-11zM33 22h8v10h-8z"
      />
      <path d="M64 16h16M64 22h16M64 28h10M66 34h10v8h-10z" />
    </>
  ),
} as const satisfies { readonly [name: string]: ReactNode };

export type PictureName = keyof typeof pictures;

export type PicturedStep = Readonly<{ picture: PictureName; words: string }>;

export const PicturedSteps = ({
  label,
  steps,
}: Readonly<{ label: string; steps: readonly PicturedStep[] }>) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ picture, words }) => (
      <li key={picture} className={styles.step}>
        <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
          {pictures[picture]}
        </svg>
        <span>{words}</span>
      </li>
    ))}
  </ol>
);
