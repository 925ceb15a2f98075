import type { ReactNode } from "react";
import type { Emote } from "#shared/protocol/schema.ts";
import styles from "./EmotePicture.module.css";

const face = <circle cx="20" cy="20" r="16.500" className={styles.skin} />;
const eyes = <path d="M14 16.500v2.500M26 16.500v2.500" className={styles.line} />;
const closedEyes = (
  <path d="M11.500 17.500q2.500-3.500 5 0M23.500 17.500q2.500-3.500 5 0" className={styles.line} />
);
const mug = (
  <>
    <path d="M7 16l-4 1.500 2.500 9 4.500-1.200" className={styles.line} />
    <path
      d="M6 13l11.500-3.500 5 18-11.500 3.500z"
      transform="rotate(4 12 20)"
      className={styles.beer}
    />
    <path
      d="M5 14.500c-2-3 1.500-5.500 4-4 .5-3.500 5-4 6.500-1.500 3-1 4.500 2 3 4z"
      className={styles.foam}
    />
  </>
);

const pictures: { readonly [E in Emote]: ReactNode } = {
  wave: (
    <>
      <path
        d="M13 33c-4-4-5-8-6.500-12.500-.8-2.500 2.200-3.500 3.300-1.200l2.200 4.200V9.500c0-3 4-3 4.200 0l.5 8 .8-11c.2-3 4.200-2.800 4.200.2L21.500 18l2.200-9.500c.7-2.900 4.500-2 4 .8L26 19.500l2.500-5c1.200-2.600 4.700-1.200 3.700 1.500-2 5.500-2 9-4.500 13-3 5-10.500 7.500-14.700 4z"
        className={styles.skin}
      />
      <path
        d="M33.500 8.500q3 2.500 3.500 6M5 27.500q.5 3.500 3.500 6.500"
        className={styles.line}
      />
    </>
  ),
  clap: (
    <>
      <path
        d="M19 34.500c-6 2.500-12-.5-14-6L2.800 21c-1-3 2.700-4.200 3.900-1.700l1.600 3.200L6.500 13c-.5-3 3.300-3.700 4.200-.8l2 6.500-.6-8.200c-.2-3 3.700-3.200 4.200-.3l1.200 8.300 1.500-5c.9-2.900 4.500-1.800 3.900 1.200L21 23z"
        className={styles.shade}
      />
      <path
        d="M21 34.500c6 2.500 12-.5 14-6l2.200-7.500c1-3-2.700-4.200-3.900-1.700l-1.600 3.200L33.500 13c.5-3-3.300-3.700-4.200-.8l-2 6.500.6-8.200c.2-3-3.700-3.200-4.200-.3l-1.200 8.300-1.500-5c-.9-2.900-4.500-1.800-3.900 1.200L19 23c-1.500 4-1 8.500 2 11.500z"
        className={styles.skin}
      />
      <path d="M20 2v4.500M13.500 3l1 3M26.500 3l-1 3" className={styles.line} />
    </>
  ),
  laugh: (
    <>
      {face}
      {closedEyes}
      <path d="M11 22.500h18c0 6-4 9.500-9 9.500s-9-3.500-9-9.500z" className={styles.dark} />
      <path d="M13 22.500h14v2.500H13z" className={styles.white} />
    </>
  ),
  think: (
    <>
      {face}
      <path d="M12.500 14.500q2-2 4.500-1M23 12.500q2.500-1 4.500 1" className={styles.line} />
      {eyes}
      <path d="M15.500 27q4-2.500 9.500-.5" className={styles.line} />
      <path
        d="M9 38c-1-4 2-7 5.500-7l5.500-1c2.500 0 2.500 3 .3 3.300L17 34c1.500 2.500-1 6-8 4z"
        className={styles.shade}
      />
    </>
  ),
  wow: (
    <>
      {face}
      <circle cx="14" cy="17" r="2.200" className={styles.dark} />
      <circle cx="26" cy="17" r="2.200" className={styles.dark} />
      <path d="M11 10.500q2.500-2.500 5-1.500M24 9q2.500-1 5 1.500" className={styles.line} />
      <ellipse cx="20" cy="27" rx="4" ry="5" className={styles.dark} />
    </>
  ),
  cry: (
    <>
      {face}
      <path d="M11.500 15q3 1.500 5 0M23.500 15q2 1.500 5 0" className={styles.line} />
      <path d="M14 29.500q6-6 12 0" className={styles.line} />
      <path
        d="M12.500 19c-2.500 5-3 9 0 9s2.500-4 0-9zM28 19c-2.500 5-3 9 0 9s2.500-4 0-9z"
        className={styles.tear}
      />
    </>
  ),
  cheers: (
    <>
      {mug}
      <g transform="matrix(-1 0 0 1 40 0)">{mug}</g>
      <path d="M20 1.500V5M14 2l1.200 3M26 2l-1.200 3" className={styles.line} />
    </>
  ),
  hurry: (
    <>
      <path d="M10 4.500h20M10 35.500h20" className={styles.line} />
      <path
        d="M12 5.500h16c0 8-3 10.500-6.500 14.500 3.500 4 6.500 6.500 6.500 14.500H12c0-8 3-10.500 6.500-14.500C15 16 12 13.500 12 5.500z"
        className={styles.glass}
      />
      <path
        d="M15 12.500h10c-1 3-3 5-5 7-2-2-4-4-5-7zM14.500 34.500c.5-4 3.500-6 5.500-7.500 2 1.500 5 3.500 5.500 7.500z"
        className={styles.sand}
      />
    </>
  ),
};

/** In the size of the words beside it, which give its meaning. */
export function EmotePicture({ emote }: { readonly emote: Emote }) {
  return (
    <svg className={styles.picture} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {pictures[emote]}
    </svg>
  );
}
