// Finds the help page that holds a rule by the letters of the rule's number.

const housePage = "house";

const pages: { readonly [letters: string]: string } = {
  C: housePage,
  H: housePage,
  KB: "kings-and-bastards",
  FD: "five-card-draw",
  CE: "crazy-eights",
  X8: "exordia8",
  NE: "normal-eights",
  EN: "eights-nomic",
  GR: "gin-rummy",
};

const number = /^([A-Z]+\d?)-\d+$/;

/** "KB-7" → "kings-and-bastards"; null if it is no rule's number. */
export const pageOfRule = (rule: string): string | null =>
  pages[number.exec(rule)?.[1] ?? ""] ?? null;
