import { useMemo } from "react";
import { encode } from "uqr";
import { text } from "#renderer/text/text.ts";
import styles from "./FriendsSheet.module.css";

/** The quiet zone in squares; some cameras do not find a code with less. */
const border = 4;

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");

export function QrDrawing({ address }: { readonly address: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(address, { ecc: "M", border });
    return { size: side, path: pathOf(data) };
  }, [address]);
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={text().friends.picture(address)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
