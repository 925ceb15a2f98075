/** A wax seal's edge. */
const seal =
  "M12 4.3A2.8 2.8 0 0 1 16.9 6.1A2.8 2.8 0 0 1 19.6 10.7A2.8 2.8 0 0 1 18.7 15.8A2.8 2.8 0 0 1 14.6 19.2A2.8 2.8 0 0 1 9.4 19.2A2.8 2.8 0 0 1 5.3 15.9A2.8 2.8 0 0 1 4.4 10.7A2.8 2.8 0 0 1 7.1 6.1A2.8 2.8 0 0 1 12 4.3z";

export const signs = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14",
  eye: "M2.5 12c2.2-4.2 5.5-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.5 6.3-9.5 6.3s-7.3-2.1-9.5-6.3zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  keys: "M3.5 7h17v10h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8.5 14h7",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  table:
    "M3 12c0-3.5 4-5.5 9-5.5s9 2 9 5.5-4 5.5-9 5.5-9-2-9-5.5zM7.5 12c0-1.5 2-2.5 4.5-2.5s4.5 1 4.5 2.5-2 2.5-4.5 2.5-4.5-1-4.5-2.5z",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  check: "M5 12.5l4.5 4.5L19 7.5",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  chevron: "M6 9l6 6 6-6",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  grip: "M8 9h8M8 15h8",
  up: "M6 15l6-6 6 6",
  chip: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3.5V8.5M12 15.5v5M3.5 12H8.5M15.5 12h5",
  coins:
    "M3.5 8c0-1.7 2.7-3 6-3s6 1.3 6 3-2.7 3-6 3-6-1.3-6-3zM3.5 8v4c0 1.7 2.7 3 6 3M15.5 8v2.5M8.5 14.5c0-1.7 2.7-3 6-3s6 1.3 6 3-2.7 3-6 3-6-1.3-6-3zM8.5 14.5v2.5c0 1.7 2.7 3 6 3s6-1.3 6-3v-2.5",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.7 3.7 2.5 4 5.2",
  stop: "M6.5 6.5h11v11h-11z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  trophy:
    "M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5 4 5.3M16.5 5.5H20c0 3.5-1.5 5-4 5.3M12 14.5V18M8.5 20h7",
  cards: "M4.5 8.5l7.5-3 5 12.5-7.5 3zM14 5.5h5.5V18",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14",
  gift: "M4.5 12h15v8h-15zM3.5 8h17v4h-17zM12 8v12M12 8c-2-4.5-6-3.5-5-1 .5 1 2.5 1 5 1zM12 8c2-4.5 6-3.5 5-1-.5 1-2.5 1-5 1z",
  undo: "M8.5 5L4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-4",
  send: "M5 12h14M13 6l6 6-6 6",
  play: "M8 5l11 7-11 7z",
  next: "M9 5l7 7-7 7",
  faster: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
  toFirst: "M18 5l-7 7 7 7M6 5v14",
  toLast: "M6 5l7 7-7 7M18 5v14",
  talk: "M4 5.5h16v11h-9l-4.5 3.5v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5",
  lock: "M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  phone:
    "M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2",
  more: "M4.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM17.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  file: "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
  sealed: `${seal}M8.7 12h.01M12 12h.01M15.3 12h.01`,
  sealedDeal: `${seal}M12 12.4v3.2M12 12.4a2 2 0 1 0 0-4a2 2 0 0 0 0 4z`,
  sealFits: `${seal}M8.7 12.3l2.4 2.4 4.3-5`,
  sealBroken: "M12 3.8l9 15.7H3zM12 9.7v4.3M12 16.8h.01",
} as const;

export type IconName = keyof typeof signs;

/** Drawn in the text's colour and size. Decorative: the words beside it say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
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
      <path d={signs[name]} fill={name === "play" ? "currentColor" : "none"} />
    </svg>
  );
}
