// Which small pictures stand on buttons?

import styles from "./Icon.module.css";

const paths = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  book: "M12 6.500C10 5 7 4.500 3.500 4.500v14c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2v-14c-3.500 0-6.500.5-8.500 2zM12 6.500v14",
  clock: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2",
  keys: "M3.500 7h17v10h-17zM7 10.500h.01M10.500 10.500h.01M14 10.500h.01M17 10.500h.01M8.500 14h7",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  table:
    "M3 12c0-3.500 4-5.500 9-5.500s9 2 9 5.500-4 5.500-9 5.500-9-2-9-5.500zM7.500 12c0-1.500 2-2.500 4.500-2.500s4.500 1 4.500 2.500-2 2.500-4.500 2.500-4.500-1-4.500-2.500z",
  home: "M4 11l8-7 8 7M6 9.500V20h12V9.500",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  check: "M5 12.500l4.500 4.500L19 7.500",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  chevron: "M6 9l6 6 6-6",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  sound:
    "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  grip: "M8 9h8M8 15h8",
  up: "M6 15l6-6 6 6",
  chip: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3.500V8.500M12 15.500v5M3.500 12H8.500M15.500 12h5",
  coins:
    "M3.500 8c0-1.700 2.700-3 6-3s6 1.300 6 3-2.700 3-6 3-6-1.300-6-3zM3.500 8v4c0 1.700 2.700 3 6 3M15.500 8v2.500M8.500 14.500c0-1.700 2.700-3 6-3s6 1.300 6 3-2.700 3-6 3-6-1.300-6-3zM8.500 14.500v2.500c0 1.700 2.700 3 6 3s6-1.300 6-3v-2.500",
  people:
    "M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c.5-3.500 3-5.500 6.500-5.500s6 2 6.500 5.500M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14.300c2.300.7 3.700 2.500 4 5.200",
  stop: "M6.500 6.500h11v11h-11z",
  pause: "M8.500 5.500v13M15.500 5.500v13",
  trophy:
    "M7.500 4h9v6a4.500 4.500 0 0 1-9 0zM7.500 5.500H4c0 3.500 1.500 5 4 5.300M16.500 5.500H20c0 3.500-1.500 5-4 5.300M12 14.500V18M8.500 20h7",
  cards: "M4.500 8.500l7.500-3 5 12.500-7.500 3zM14 5.500h5.500V18",
  save: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14",
  gift: "M4.500 12h15v8h-15zM3.500 8h17v4h-17zM12 8v12M12 8c-2-4.500-6-3.500-5-1 .5 1 2.500 1 5 1zM12 8c2-4.500 6-3.500 5-1-.5 1-2.500 1-5 1z",
  undo: "M8.500 5L4 9.500 8.500 14M4 9.500h10a5 5 0 0 1 0 10h-4",
  send: "M5 12h14M13 6l6 6-6 6",
  play: "M8 5l11 7-11 7z",
  next: "M9 5l7 7-7 7",
  faster: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
  toFirst: "M18 5l-7 7 7 7M6 5v14",
  toLast: "M6 5l7 7-7 7M18 5v14",
  talk: "M4 5.500h16v11h-9l-4.500 3.500v-3.500H4zM8.500 9.500h7M8.500 12.500h4.500",
  lock: "M6.500 11h11v9h-11zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2",
  phone:
    "M8 3.500h8a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500zM11 17.500h2",
  more: "M4.500 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM17.500 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  file: "M6 3.500h8l4 4v13H6zM14 3.500v4h4",
} as const;

export type IconName = keyof typeof paths;

/** Drawn in the text's colour and size; it says nothing that the words beside it do not. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={styles.icon}
      width="1.35em"
      height="1.35em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} fill={name === "play" ? "currentColor" : "none"} />
    </svg>
  );
}
