// Real chips, counted in evenings (H-6).

import { text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import { useChipWords } from "./chipWords.ts";
import { Evening } from "./Evening.tsx";
import { Evenings } from "./Evenings.tsx";
import { NewEvening } from "./NewEvening.tsx";

/** `evening`: an evening's id, null for the list, `new` for one to be opened. */
export function ChipBank({ evening }: { readonly evening: string | null }) {
  const words = useChipWords();
  if (words !== "come")
    return (
      <Notice
        waiting={words === "waiting"}
        title={words === "waiting" ? text().house.opening : text().house.noAnswer}
      />
    );
  if (evening === null) return <Evenings />;
  return evening === "new" ? <NewEvening /> : <Evening key={evening} id={evening} />;
}
