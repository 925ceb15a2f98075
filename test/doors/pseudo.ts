// A pseudo-language with other letters and longer words, made from the English catalogues. It
// exposes text that bypasses the catalogues and places with too little room. Never part of the
// packaged app.

const accents: { readonly [letter: string]: string } = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "é",
  f: "ƒ",
  g: "ğ",
  h: "ĥ",
  i: "î",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ö",
  p: "þ",
  q: "ɋ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "û",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
  A: "Á",
  B: "Ɓ",
  C: "Ç",
  D: "Ð",
  E: "É",
  F: "Ƒ",
  G: "Ğ",
  H: "Ĥ",
  I: "Î",
  J: "Ĵ",
  K: "Ķ",
  L: "Ļ",
  M: "Ṁ",
  N: "Ñ",
  O: "Ö",
  P: "Þ",
  Q: "Ɋ",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  V: "Ṽ",
  W: "Ŵ",
  X: "Ẋ",
  Y: "Ý",
  Z: "Ž",
};
/** By so much a text grows: German and Finnish do. */
const growth = 0.4;
/**
 * A rule's number, and a letter alone – a key to press, a card's rank – are the same in every
 * language.
 */
const same = /\b[A-Z]{1,2}\d?-\d+\b|(?<![\p{L}’])[A-Z](?![\p{L}’])/u;
const vowels = "aeiouAEIOU";

/**
 * Accented, and two fifths longer: vowels stand twice, from the first on, as long as there is
 * anything to add.
 */
function stretched(words: string): string {
  let left = Math.ceil([...words].filter((letter) => letter in accents).length * growth);
  let made = "";
  for (const letter of words) {
    const accented = accents[letter] ?? letter;
    const isDoubled = vowels.includes(letter) && left > 0;
    made += isDoubled ? accented + accented.toLowerCase() : accented;
    if (isDoubled) left -= 1;
  }
  return made;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `kept`: names and what is made already, which stay as they are wherever they stand. */
export function pseudoWords(text: string, kept: readonly string[] = []): string {
  const names = kept
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `(?<!\\p{L})${escaped(name)}(?!\\p{L})`);
  const fixed = new RegExp(`(${[...names, same.source].join("|")})`, "u");
  return text
    .split(fixed)
    .map((piece, at) => (at % 2 === 1 ? piece : stretched(piece)))
    .join("");
}

/** A sentence or word of its own stands in brackets, so that it is seen where one is cut off. */
const whole = (text: string, kept: readonly string[] = []): string =>
  /\p{L}/u.test(text) ? `[${pseudoWords(text, kept)}]` : text;

/** A page's Markdown: its marks, and the cards in its rows, stay. */
function pseudoPage(markdown: string): string {
  let isCode = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) {
        isCode = !isCode;
        return line;
      }
      const [cards = "", ...words] = line.split(" – ");
      return isCode
        ? [cards, ...words.map((part) => pseudoWords(part))].join(" – ")
        : pseudoWords(line);
    })
    .join("\n");
}

/**
 * Names among what a sentence was given. A lower-case word is none: it is one of the program's own,
 * such as "raise".
 */
function namesIn(given: unknown): readonly string[] {
  if (typeof given === "string") return given.length > 1 && /[^a-z]/.test(given) ? [given] : [];
  return typeof given === "object" && given !== null ? Object.values(given).flatMap(namesIn) : [];
}

function made(english: unknown): unknown {
  if (typeof english === "string")
    return english.includes("\n") ? pseudoPage(english) : whole(english);
  if (typeof english === "function") {
    return (...given: readonly unknown[]): unknown => {
      const said: unknown = (english as (...args: readonly unknown[]) => unknown)(...given);
      if (said instanceof Promise) return said.then(made);
      return typeof said === "string" ? whole(said, namesIn(given)) : made(said);
    };
  }
  if (Array.isArray(english)) return english.map(made);
  if (
    typeof english !== "object" ||
    english === null ||
    Object.getPrototypeOf(english) !== Object.prototype
  )
    return english;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, made(value)]));
}

const known = new WeakMap<object, object>();

/** A whole catalogue; the same one for the same English. */
export function pseudo<T extends object>(english: T): T {
  const before = known.get(english);
  if (before) return before as T;
  const catalogue = made(english) as T;
  known.set(english, catalogue);
  return catalogue;
}
