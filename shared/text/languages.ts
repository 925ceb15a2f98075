// Which languages are spoken?

/** A new one is a name more; what has no words in it yet does not compile. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** The same in every language. */
export type Spoken<T> = { readonly [K in Language]: T };
