import { text } from "#renderer/text/text.ts";
import styles from "./TitleBadge.module.css";
import { TitlePicture } from "./TitlePicture.tsx";

export function TitleBadge({ title }: { readonly title: "king" | "bastard" }) {
  return (
    <span className={`${styles.badge} ${styles[title]}`}>
      <TitlePicture title={title} />
      {text().result[title]}
    </span>
  );
}
