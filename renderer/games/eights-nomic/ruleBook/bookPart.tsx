import { useEffect, useState, type ComponentType } from "react";
import { loadGame, loadPart, partText } from "#renderer/text/text.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { besideWidth, bookDesk, bookIn, type RuleBookSlices } from "./bookDesk.ts";
import type * as Views from "./bookViews.tsx";

/** The pages of the book, in a language. */
type Late = Readonly<{ views: typeof Views; language: string }>;

let known: Late | null = null;

async function load(language: string): Promise<Late> {
  const [views] = await Promise.all([
    import("./bookViews.tsx"),
    loadGame("eights-nomic"),
    loadPart("ruleBook"),
  ]);
  return (known = { views, language });
}

/**
 * Returns null until the book is loaded; a failed load is repeated once the connection is open
 * again.
 */
function useViews({ state, settings: { language } }: ControlsProps): typeof Views | null {
  const [late, setLate] = useState(known);
  const isOnLine = state.snapshot.link === "open";
  const isThere = late?.language === language;
  useEffect(() => {
    if (isThere || !isOnLine) return undefined;
    let wanted = true;
    load(language).then(
      (come) => wanted && setLate(come),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, isThere, isOnLine]);
  return isThere && partText("ruleBook") ? late.views : null;
}

const shown =
  (view: keyof typeof Views): ComponentType<ControlsProps> =>
  (props) => {
    const View = useViews(props)?.[view];
    return View ? <View {...props} /> : null;
  };

export const ruleBook: PartOf<RuleBookSlices> = {
  name: "ruleBook",
  desk: bookDesk,
  controls: { corner: shown("Corner"), dialog: shown("Dialogs") },
  aside: {
    width: (state, window, { textScale }) =>
      bookIn(state).isFolded ? 0 : besideWidth(window, textScale),
    Shown: shown("Aside"),
  },
};
