import { avatarHue, avatarUrl } from "#renderer/art/avatars.ts";
import styles from "./Avatar.module.css";
import { Icon } from "./Icon.tsx";

type AvatarProps = Readonly<{
  avatar: string;
  size?: number;
  unit?: "rem" | "em";
}>;

/** Decorative: the name always stands beside it. */
export function Avatar({ avatar, size = 2.5, unit = "rem" }: AvatarProps) {
  const hue = avatarHue(avatar);
  const ground = `radial-gradient(circle at 38% 28%, hsl(${hue} 58% 80%), hsl(${hue} 46% 60%) 55%, hsl(${hue} 48% 36%))`;
  return (
    <span
      className={styles.ring}
      style={{ width: `${size}${unit}`, height: `${size}${unit}`, background: ground }}
    >
      <img className={styles.face} src={avatarUrl(avatar)} alt="" draggable={false} />
    </span>
  );
}

export function Vacant({ size }: { readonly size: number }) {
  return (
    <span className={styles.vacant} style={{ width: `${size}rem`, height: `${size}rem` }}>
      <Icon name="plus" />
    </span>
  );
}
