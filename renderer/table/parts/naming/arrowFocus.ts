// Where does the focus go among buttons that lie in rows, when an arrow key is pressed?

import type { KeyboardEvent } from "react";

/**
 * True where it was an arrow. From the last button to the first and back; up and down to the
 * nearest of the next row.
 */
export function arrowFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 0, ArrowUp: 0 }[key];
  if (step === undefined) return false;
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next =
    step !== 0 || at < 0
      ? buttons[(at + step + buttons.length) % buttons.length]
      : besides(buttons, buttons[at]!, key === "ArrowDown");
  next?.focus();
  return true;
}

function besides(
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  isDown: boolean,
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const offOf = (button: HTMLElement): { readonly across: number; readonly down: number } => {
    const { left, width, top } = button.getBoundingClientRect();
    return {
      across: Math.abs(left + width / 2 - here.left - here.width / 2),
      down: (top - here.top) * (isDown ? 1 : -1),
    };
  };
  const beyond = buttons
    .map((button) => ({ button, ...offOf(button) }))
    .filter(({ down }) => down > here.height / 2);
  const nearest = Math.min(...beyond.map(({ down }) => down));
  return beyond
    .filter(({ down }) => down < nearest + here.height / 2)
    .toSorted((one, other) => one.across - other.across)[0]?.button;
}
