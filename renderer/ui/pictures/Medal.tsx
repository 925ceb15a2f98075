import type { Motif } from "#shared/contract/achievements.ts";
import { signs } from "./Icon.tsx";
import styles from "./Medal.module.css";

const paths: { readonly [M in Motif]: string } = {
  ladder: "M8 3v18M16 3v18M8 6.5h8M8 11h8M8 15.5h8",
  chair: "M7.5 4v16M7.5 12.5h9V20M7.5 8.5h0",
  cards: "M9.5 4.5h9v12.5h-9zM9.5 7.5h-4V20h9v-3",
  trophy: signs.trophy,
  compass: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z",
  flame:
    "M12.5 3c.5 4 5 5.5 5 10.5a5.5 5.5 0 0 1-11 0c0-2.2 1-3.7 2.4-4.7.2 1.7.8 2.5 1.9 3C10.3 8.5 11 5.5 12.5 3z",
  calendar: "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4.5M15.5 3.5v4.5M9 15l2 2 4-3.5",
  people: signs.people,
  crowd:
    "M12 10.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM5 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM19 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6.8 19.5c.3-3.8 2.2-6 5.2-6s4.9 2.2 5.2 6M2 18.5c.2-2 1-3.2 2.6-3.6M22 18.5c-.2-2-1-3.2-2.6-3.6",
  fin: "M5.5 15C7 9.5 10.5 5.5 16 3.5c-1.4 4-1 8 1.5 11.5M2.5 18.5c1.6-1.8 3.2-1.8 4.8 0s3.2 1.8 4.8 0 3.2-1.8 4.8 0 3.2 1.8 4.6 0",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7",
  star: "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z",
  crown: "M4.7 17L3.5 7.5l4.8 3.8L12 4.8l3.7 6.5 4.8-3.8L19.3 17zM5 20h14",
  dynasty:
    "M6.5 11L5 4.5 8.7 7 12 2.8 15.3 7 19 4.5 17.5 11zM6.5 21L5 14.5 8.7 17 12 12.8l3.3 4.2 3.7-2.5L17.5 21z",
  uprising:
    "M12 21.5v-8M8.5 16.5l3.5-3.5 3.5 3.5M6.7 10L5.2 3.8l3.6 2.5L12 2.5l3.2 3.8 3.6-2.5L17.3 10z",
  quad: "M4.5 4.5h6v6.5h-6zM13.5 4.5h6v6.5h-6zM4.5 13.5h6V20h-6zM13.5 13.5h6V20h-6z",
  trump: "M6 3.5h12v17H6zM9.8 9.5c0-3.2 4.6-3 4.2.2-.3 1.8-4 3.3-4.2 5.8h4.4",
  coins: signs.coins,
  house: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  pat: "M12 3l7.5 2.7v5.8c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V5.7zM8.5 12l2.5 2.5 4.5-5",
  mask: "M3.5 7.5C6.5 6 9 6 12 8c3-2 5.5-2 8.5-.5 0 5-1.5 9.5-4.5 9.5-2 0-2.5-2-4-2s-2 2-4 2c-3 0-4.5-4.5-4.5-9.5zM7 11.2c1-.8 2-.8 3 0M14 11.2c1-.8 2-.8 3 0",
  double: "M7 20V8M3.5 11.5L7 8l3.5 3.5M17 20V4.5M13.5 8L17 4.5 20.5 8",
  eight:
    "M12 11.3a3.6 3.6 0 1 0 0-7.3 3.6 3.6 0 0 0 0 7.3zM12 20.3a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z",
  fan: "M9 4h6v11H9zM9 6.5L4 8.3l3.3 9.4L12 16M15 6.5l5 1.8-3.3 9.4L12 16M12 15v5.5",
  feather:
    "M20 4c-7.5 0-11.5 3.5-12.5 10.5L4.5 20M7.5 14.5C14 15 19 12 20 4M9.5 12c2-2.2 4-3.5 6.5-4.8",
  hundred:
    "M3.5 9l2.3-2v10M11.5 7c-3.3 0-3.3 10 0 10s3.3-10 0-10zM18.3 7c-3.3 0-3.3 10 0 10s3.3-10 0-10z",
  heart:
    "M12 20C5.5 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3.5-2 6.5-8.5 11z",
  joker:
    "M5.5 16.5c-2.5-4-3-8.5 0-9.3 2-.5 3.3 1.6 3.8 4.3.3-4.3 1.2-7.5 2.7-7.5s2.4 3.2 2.7 7.5c.5-2.7 1.8-4.8 3.8-4.3 3 .8 2.5 5.3 0 9.3zM5.5 20h13",
  mend: "M9.8 14.2l4.4-4.4M8.8 10.5L6 13.3a3.3 3.3 0 0 0 4.7 4.7l2.8-2.8M15.2 13.5l2.8-2.8A3.3 3.3 0 0 0 13.3 6l-2.8 2.8",
  stop: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM8 12h8",
  reply: "M9.5 5.5l-6 6 6 6M3.5 11.5h10c4.5 0 7 2.3 7 7",
  sets: "M4 4h5v7H4zM9 5.5h2.5v7H6.5V11M13 12.5h5v7h-5zM18 14h2.5v7h-5v-1.5",
  pour: "M12 3c3 4 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-5 4.5-9zM5 15.5c1.1 1.5 1.6 2.4 1.6 3.3a1.6 1.6 0 0 1-3.2 0c0-.9.5-1.8 1.6-3.3zM19 15.5c1.1 1.5 1.6 2.4 1.6 3.3a1.6 1.6 0 0 1-3.2 0c0-.9.5-1.8 1.6-3.3z",
};

type MedalProps = Readonly<{
  motif: Motif;
  share: number;
  /** rem */
  size?: number;
}>;

/** Decorative: the words beside it say the same. */
export function Medal({ motif, share, size = 3.5 }: MedalProps) {
  const isWon = share >= 1;
  return (
    <svg
      className={`icon ${isWon ? styles.won : ""}`}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.disc} cx="24" cy="24" r="20.5" />
      <circle className={styles.rim} cx="24" cy="24" r="22" pathLength="1" />
      {!isWon && share > 0 && (
        <circle
          className={styles.way}
          cx="24"
          cy="24"
          r="22"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 24 24)"
        />
      )}
      {isWon && <path className={styles.shine} d="M10.5 17.5A15 15 0 0 1 24 9" />}
      <path
        className={styles.motif}
        d={paths[motif]}
        transform="translate(10.2 10.2) scale(1.15)"
      />
    </svg>
  );
}
