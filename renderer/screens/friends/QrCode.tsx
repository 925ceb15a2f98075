import { lazy, Suspense } from "react";
import styles from "./FriendsSheet.module.css";

/** Loaded late, because most players never show it and a phone's first load stays smaller. */
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
