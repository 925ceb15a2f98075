// Which values may be public, stored and sent?

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
/** A JSON object. A `FaceDown` fits in no field of it. */
export type Public = { readonly [key: string]: Json | undefined };
