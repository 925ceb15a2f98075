import { lazy, Suspense } from "react";
import styles from "./FriendsSheet.module.css";

/** Loaded late, because most players never show it and a phone's first load stays smaller. */
const QrDrawing = lazy(async () => ({ default: (await import("./QrDrawing.tsx")).QrDrawing }));

export const QrCode = ({ address }: { readonly address: string }) => (
  <Suspense fallback={<div className={styles.qr} />}>
    <QrDrawing address={address} />
  </Suspense>
);
