import type { ComponentProps, MouseEvent } from "react";
import { Icon, type IconName } from "./pictures/Icon.tsx";
import styles from "./Button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  /** One `primary` per screen, for what most people want. */
  readonly kind?: "primary" | "plain" | "quiet" | "danger";
  readonly icon?: IconName;
  /** What it returns, such as a promise, is of no interest. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

export function Button({
  kind = "plain",
  icon,
  className,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${kind === "plain" ? "" : styles[kind]} ${className ?? ""}`}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LabelProps = Readonly<{
  label: string;
  about: string | readonly string[];
}>;

export const Label = ({ label, about }: LabelProps) => (
  <span className={styles.label}>
    <span>{label}</span>
    {[about].flat().map((line) => (
      <small key={line}>{line}</small>
    ))}
  </span>
);

type CloseButtonProps = Readonly<{
  label: string;
  close: () => void;
}>;

export function CloseButton({ label, close }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={label} onClick={close}>
      <Icon name="close" />
    </button>
  );
}
