import type { ComponentProps } from "react";
import styles from "./TextInput.module.css";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" className={`${styles.input} ${className ?? ""}`} {...rest} />;
}
