import type { Emote } from "#shared/protocol/schema.ts";
import styles from "./EmotePicture.module.css";

type Shape = readonly [look: string, path: string, transform?: string];

const face: Shape = ["skin", "M3.5 20a16.5 16.5 0 1 0 33 0a16.5 16.5 0 1 0-33 0z"];
const eyes: Shape = ["line", "M14 16.5v2.5M26 16.5v2.5"];
const closedEyes: Shape = ["line", "M11.5 17.5q2.5-3.5 5 0M23.5 17.5q2.5-3.5 5 0"];
const mug: readonly Shape[] = [
  ["line", "M7 16l-4 1.5 2.5 9 4.5-1.2"],
  ["beer", "M6 13l11.5-3.5 5 18-11.5 3.5z", "rotate(4 12 20)"],
  ["foam", "M5 14.5c-2-3 1.5-5.5 4-4 .5-3.5 5-4 6.5-1.5 3-1 4.5 2 3 4z"],
];
const mirrored = mug.map(([look, path, transform = ""]): Shape => [
  look,
  path,
  `matrix(-1 0 0 1 40 0) ${transform}`,
]);

const pictures: { readonly [E in Emote]: readonly Shape[] } = {
  wave: [
    [
      "skin",
      "M13 33c-4-4-5-8-6.5-12.5-.8-2.5 2.2-3.5 3.3-1.2l2.2 4.2V9.5c0-3 4-3 4.2 0l.5 8 .8-11c.2-3 4.2-2.8 4.2.2L21.5 18l2.2-9.5c.7-2.9 4.5-2 4 .8L26 19.5l2.5-5c1.2-2.6 4.7-1.2 3.7 1.5-2 5.5-2 9-4.5 13-3 5-10.5 7.5-14.7 4z",
    ],
    ["line", "M33.5 8.5q3 2.5 3.5 6M5 27.5q.5 3.5 3.5 6.5"],
  ],
  clap: [
    [
      "shade",
      "M19 34.5c-6 2.5-12-.5-14-6L2.8 21c-1-3 2.7-4.2 3.9-1.7l1.6 3.2L6.5 13c-.5-3 3.3-3.7 4.2-.8l2 6.5-.6-8.2c-.2-3 3.7-3.2 4.2-.3l1.2 8.3 1.5-5c.9-2.9 4.5-1.8 3.9 1.2L21 23z",
    ],
    [
      "skin",
      "M21 34.5c6 2.5 12-.5 14-6l2.2-7.5c1-3-2.7-4.2-3.9-1.7l-1.6 3.2L33.5 13c.5-3-3.3-3.7-4.2-.8l-2 6.5.6-8.2c.2-3-3.7-3.2-4.2-.3l-1.2 8.3-1.5-5c-.9-2.9-4.5-1.8-3.9 1.2L19 23c-1.5 4-1 8.5 2 11.5z",
    ],
    ["line", "M20 2v4.5M13.5 3l1 3M26.5 3l-1 3"],
  ],
  laugh: [
    face,
    closedEyes,
    ["dark", "M11 22.5h18c0 6-4 9.5-9 9.5s-9-3.5-9-9.5z"],
    ["white", "M13 22.5h14v2.5H13z"],
  ],
  think: [
    face,
    ["line", "M12.5 14.5q2-2 4.5-1M23 12.5q2.5-1 4.5 1"],
    eyes,
    ["line", "M15.5 27q4-2.5 9.5-.5"],
    ["shade", "M9 38c-1-4 2-7 5.5-7l5.5-1c2.5 0 2.5 3 .3 3.3L17 34c1.5 2.5-1 6-8 4z"],
  ],
  wow: [
    face,
    ["dark", "M11.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"],
    ["dark", "M23.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"],
    ["line", "M11 10.5q2.5-2.5 5-1.5M24 9q2.5-1 5 1.5"],
    ["dark", "M16 27a4 5 0 1 0 8 0a4 5 0 1 0-8 0z"],
  ],
  cry: [
    face,
    ["line", "M11.5 15q3 1.5 5 0M23.5 15q2 1.5 5 0"],
    ["line", "M14 29.5q6-6 12 0"],
    ["tear", "M12.5 19c-2.5 5-3 9 0 9s2.5-4 0-9zM28 19c-2.5 5-3 9 0 9s2.5-4 0-9z"],
  ],
  cheers: [...mug, ...mirrored, ["line", "M20 1.5V5M14 2l1.2 3M26 2l-1.2 3"]],
  hurry: [
    ["line", "M10 4.5h20M10 35.5h20"],
    [
      "glass",
      "M12 5.5h16c0 8-3 10.5-6.5 14.5 3.5 4 6.5 6.5 6.5 14.5H12c0-8 3-10.5 6.5-14.5C15 16 12 13.5 12 5.5z",
    ],
    [
      "sand",
      "M15 12.5h10c-1 3-3 5-5 7-2-2-4-4-5-7zM14.5 34.5c.5-4 3.5-6 5.5-7.5 2 1.5 5 3.5 5.5 7.5z",
    ],
  ],
};

/** In the size of the words beside it, which give its meaning. */
export const EmotePicture = ({ emote }: { readonly emote: Emote }) => (
  <svg className={styles.picture} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    {pictures[emote].map(([look, path, transform]) => (
      <path key={`${path} ${transform}`} d={path} className={styles[look]} transform={transform} />
    ))}
  </svg>
);
