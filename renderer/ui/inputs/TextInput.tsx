import type { ComponentProps } from "react";
import styles from "./TextInput.module.css";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" className={`${styles.input} ${className ?? ""}`} {...rest} />;
}

type InputHelpProps = Readonly<{
  id: string;
  help: string;
  problem: string | null;
}>;

export const InputHelp = ({ id, help, problem }: InputHelpProps) => (
  <p
    id={id}
    className={problem === null ? "small" : "small problem"}
    role={problem === null ? undefined : "alert"}
  >
    {problem ?? help}
  </p>
);
