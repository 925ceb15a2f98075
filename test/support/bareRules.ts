// The shallowest depth of a table script: the game's functions and nothing else.

import { View } from "#shared/contract/view.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { makeMove } from "#shared/record/replay.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import type { Depth, SeenView } from "./depth.ts";

export const bareRules: Depth = {
  name: "bare rules",
  open: async (record) => {
    const read = readRecord(record);
    let step = firstStep(dealRecord(read));
    return {
      send: async (seat, move) => {
        const made = makeMove(read.game, step.round, { ...(move as object), seat });
        if (made.error) return made.error;
        step = made.step;
        return null;
      },
      view: async (viewer) =>
        JSON.parse(JSON.stringify(View.of(read.game, step, viewer))) as SeenView,
      wait: async () => {
        throw new Error("bare rules have no clock: play this script on a deeper table");
      },
      close: async () => {},
    };
  },
};
