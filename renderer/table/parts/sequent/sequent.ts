// How does a table show a sequent, which runs below the pile or may be started there?

import type { Craft, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { noSequent, planSequent, sequentAligned } from "./sequentPlan.ts";
import type { Sequent } from "./sequentScene.ts";
import { SequentView } from "./SequentView.ts";

export interface SequentHooks {
  /** Null once the round is over. */
  sequent(this: void, seen: AnySeen): Sequent | null;
}

export const sequent = ({ sequent: sequentOf }: SequentHooks): Part => ({
  name: "sequent",
  slice: ({ seen }) => ({ sequent: sequentOf(seen) }),
  beats: { sequent: { plan: planSequent } },
  clear: noSequent,
  dealt: () => ({ sequent: null }),
  aligned: sequentAligned,
  lasting: ["beckon"],
  drawing,
  atOnce: ({ sequent: now = null }, deals) => ({ sequent: deals ? null : now }),
});

function drawing({ atlas, layout: first }: Craft): PartDrawing {
  const view = new SequentView(atlas, first);
  return {
    nodes: { cloth: view },
    steps: {
      owing: ({ sequent: now }) => view.turnTo(now),
      beckon: () => view.beckon(),
      sequent: ({ how }) => view.pass(how),
    },
    lay: (layout) => {
      view.layout = layout;
    },
    settle: ({ sequent: now = null }) => view.settle(now),
  };
}
