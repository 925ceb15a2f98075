export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
/** A JSON object. No field of it accepts a `FaceDown`. */
export type Public = { readonly [key: string]: Json | undefined };

const longestShown = 60;

export type Shown =
  | { readonly is: "nothing" }
  | Readonly<{ is: "list"; length: number }>
  | { readonly is: "object" }
  | Readonly<{ is: "value"; text: string }>;

export function shown(value: unknown): Shown {
  if (value === undefined) return { is: "nothing" };
  if (Array.isArray(value)) return { is: "list", length: value.length };
  if (typeof value === "object" && value !== null) return { is: "object" };
  // Only primitives get here, so writing them out before cutting is cheap enough.
  const text = JSON.stringify(value);
  return {
    is: "value",
    text: text.length > longestShown ? `${text.slice(0, longestShown)}…` : text,
  };
}
