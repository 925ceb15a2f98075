import { useState } from "react";
import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import type { NumberRange } from "#renderer/ui/inputs/numberProblem.ts";

interface NumberChoiceProps extends NumberRange {
  readonly ids: { readonly label: string; readonly help: string | undefined };
  readonly label: string;
  readonly typed: string;
  /**
   * The usual numbers as typed: first the one for none, last the starting value of the player's
   * own.
   */
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly step?: number;
  readonly onChange: (typed: string) => void;
}

const own = "own";

export function NumberChoice({
  ids,
  label,
  typed,
  items,
  step = 1,
  min,
  max,
  onChange,
}: NumberChoiceProps) {
  const isUsual = items.some(({ value }) => value === typed);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !isUsual;
  const choose = (value: string): void => {
    setWantsOwn(value === own);
    if (value !== own) onChange(value);
    else if (typed === items[0]?.value) onChange(items.at(-1)!.value);
  };
  return (
    <div className="flow">
      <Choice
        labelledBy={ids.label}
        describedBy={ids.help}
        value={isOwn ? own : typed}
        items={[...items, { value: own, label: text().setup.ownNumber }]}
        onChange={choose}
      />
      {isOwn && (
        <NumberInput
          label={label}
          describedBy={ids.help}
          typed={typed}
          min={min}
          max={max}
          step={step}
          onChange={onChange}
        />
      )}
    </div>
  );
}
