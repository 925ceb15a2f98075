// Which values may be public, stored and sent, and how is an untrusted one named in an error?

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
/** A JSON object. A `FaceDown` fits in no field of it. */
export type Public = { readonly [key: string]: Json | undefined };

const longestShown = 60;

/** An untrusted value in a few words for an error message: bounded, however large or deeply nested it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  // Numbers, texts, true, false and null are small enough to be written out before they are cut.
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
