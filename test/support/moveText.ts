// Writes a move as tests do: "7c 7d Jk", "Jk as 9", "pass", "give 2", "raise 40", "bet 10…990",
// "draw …3", "8h names s", "Kh at 2", "nope As back", "sets 7c 7d 7h, 4c 5c 6c top 7h".

/** Moves and offers as words; what has no shorter form is written as its JSON. */
export function moveText(move: unknown): string {
  const { type, card, cards, as, suit, target, sendBack, sets, top, count, to, min, max, ...more } =
    move as {
      type: string;
      card?: string;
      cards?: readonly string[];
      as?: string;
      suit?: string;
      target?: number;
      sendBack?: boolean;
      sets?: readonly (readonly string[])[];
      top?: string;
      count?: number;
      to?: number;
      min?: number;
      max?: number;
    };
  if (Object.keys(more).length > 0) return JSON.stringify(move);
  const range = max === undefined ? [] : [`${min ?? ""}…${max}`];
  const words = [
    ...(type === "play" ? [] : [type]),
    ...[count, to].flatMap((size) => (size === undefined ? [] : [String(size)])),
    ...range,
    ...(card === undefined ? [] : [card]),
    ...(cards ?? []),
    ...(as === undefined ? [] : ["as", as]),
    ...(suit === undefined ? [] : ["names", suit]),
    ...(target === undefined ? [] : [`at ${target}`]),
    ...(sendBack === true ? ["back"] : []),
    ...(sets?.length ? [sets.map((set) => set.join(" ")).join(", ")] : []),
    ...(top === undefined ? [] : [`top ${top}`]),
  ];
  return words.join(" ");
}
