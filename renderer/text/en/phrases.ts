// How are numbers, lists and moments put into English?

const mostNamed = 6;
const fewNamed = 2;

export const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;
export const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
/** A few of the names once they are more than one reads: "Ann, Ben and 48 others". */
export const company = (names: readonly string[]): string =>
  (names.length <= mostNamed ? list(names) : `${names.slice(0, fewNamed).join(', ')} and ${number(names.length - fewNamed)} others`);
/** U+2212 is a minus as wide as the plus. */
export const number = (count: number): string => count.toLocaleString('en').replace('-', '−');
export const chips = (count: number): string => plural(count, 'chip', 'chips');
export const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** With its sign. */
export const signed = (change: number): string => `${change < 0 ? '−' : change > 0 ? '+' : '±'}${number(Math.abs(change))}`;
