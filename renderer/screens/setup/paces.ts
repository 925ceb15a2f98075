import { text } from "#renderer/text/text.ts";

const namedPaces = { instant: 0, brisk: 0.5, human: 1, slow: 2 } as const;
export type Pace = keyof typeof namedPaces;

export const paces = (): readonly {
  readonly name: Pace;
  readonly pace: number;
  readonly label: string;
}[] =>
  (Object.keys(namedPaces) as Pace[]).map((name) => ({
    name,
    pace: namedPaces[name],
    label: text().setup.paces[name],
  }));

export const paceNamed = (pace: number): Pace | null =>
  (Object.keys(namedPaces) as Pace[]).find((name) => namedPaces[name] === pace) ?? null;
