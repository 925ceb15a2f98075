// The script of one HTML file that checks saved deals without a network and without this app. It
// uses the page's own check and words, and nothing else of it.

import { dealReport, type DealReport } from "#renderer/screens/checkDeal/dealReport.ts";
import { card } from "#renderer/text/en/app.ts";
import { checkDeal, deal } from "#renderer/text/en/deal.ts";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";

const marks = { fits: "✓", fault: "✗", open: "…", unchecked: "–" } as const;

function element(tag: string, words: string, ...inside: readonly Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(words, ...inside);
  return made;
}

function step({ state, words, verdict }: DealReport["steps"][number]): HTMLElement {
  const line = element("li", `${marks[state]} ${words} `, element("small", verdict));
  line.className = state;
  return line;
}

function reported({ standing, title, about, fault, help, steps }: DealReport): readonly Node[] {
  const heading = element("h2", `${marks[standing]} ${title}`);
  heading.className = standing;
  const lines = [...about, ...(fault ?? []), ...(help === null ? [] : [help])];
  return [
    heading,
    ...lines.map((line) => element("p", line)),
    element("ul", "", ...steps.map(step)),
  ];
}

async function checked(file: File): Promise<readonly Node[]> {
  try {
    const transcript = parseTranscript(await file.text());
    const about = { game: transcript.plan.game, file: file.name };
    return reported(dealReport({ deal, checkDeal, card }, about, transcript));
  } catch {
    return [element("p", checkDeal.notADeal(file.name))];
  }
}

const result = element("div", "");
result.role = "status";
const input = document.createElement("input");
const take = async (file: File | undefined): Promise<void> => {
  if (file) result.replaceChildren(...(await checked(file)));
};
Object.assign(input, { type: "file", accept: ".json" });
input.addEventListener("change", () => void take(input.files?.[0]));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  void take(event.dataTransfer?.files[0]);
});
document.title = checkDeal.title;
document.body.append(
  element("h1", checkDeal.title),
  element("p", checkDeal.intro),
  element("label", `${checkDeal.open} `, input),
  result,
);
