import { text } from "#renderer/text/text.ts";
import { ChoiceField } from "#renderer/ui/inputs/fields.tsx";

const paces = { instant: 0, brisk: 0.5, human: 1, slow: 2 } as const;
const names = Object.keys(paces) as (keyof typeof paces)[];

type PaceFieldProps = Readonly<{
  label: string;
  help?: string;
  below?: boolean;
  pace: number;
  onChange: (pace: number) => void;
}>;

export const PaceField = ({ pace, onChange, ...rest }: PaceFieldProps) => (
  <ChoiceField
    {...rest}
    value={names.find((name) => paces[name] === pace) ?? null}
    values={names}
    words={text().setup.paces}
    onChange={(name) => onChange(paces[name])}
  />
);
