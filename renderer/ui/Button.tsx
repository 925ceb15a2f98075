import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One `primary` per screen, for what most people want. */
  readonly kind?: "primary" | "plain" | "quiet" | "danger";
}

export function Button({ kind = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${kind === "plain" ? "" : styles[kind]} ${className ?? ""}`}
      {...rest}
    />
  );
}
