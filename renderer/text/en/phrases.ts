// How are numbers, lists and moments put into English?

export const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;
export const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
/** U+2212 is a minus as wide as the plus. */
export const number = (count: number): string => count.toLocaleString('en').replace('-', '−');
export const chips = (count: number): string => plural(count, 'chip', 'chips');
export const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** With its sign. */
export const signed = (change: number): string => `${change < 0 ? '−' : change > 0 ? '+' : '±'}${number(Math.abs(change))}`;
