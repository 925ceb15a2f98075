// How does a button look and behave everywhere?

import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One `primary` a screen: what most people came for. */
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
