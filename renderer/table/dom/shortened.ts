// How much of what was said has room in a bubble?

const most = 80;

/** Whole words as far as they go; the talk has the rest. */
export function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}
