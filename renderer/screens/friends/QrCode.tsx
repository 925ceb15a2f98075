// How is an address shown so that a phone's camera reads it?

import { lazy, Suspense } from "react";
import styles from "./FriendsSheet.module.css";

/** Most people who sit at a table never show it: a phone's first load goes without. */
const Drawing = lazy(() =>
  import("./QrDrawing.tsx").then(({ QrDrawing }) => ({ default: QrDrawing })),
);

export function QrCode({ address }: { readonly address: string }) {
  return (
    <Suspense fallback={<div className={styles.qr} />}>
      <Drawing address={address} />
    </Suspense>
  );
}
