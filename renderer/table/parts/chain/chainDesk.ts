// How is a response window let pass, by hand or by itself?

import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { AutoPass } from "./AutoPass.ts";
import { promptOf, quietWords, spokenPrompt } from "./prompt.ts";
import { isAnswered } from "./responding.ts";

export const chainDesk: DeskPart = {
  answered: (game, state) => (isAnswered(game, state) ? tableText().youPassed : null),
  prompt: (game, state, { autoPass: isOn }) => {
    const autoPass = isOn === true;
    const prompt = promptOf(game, state, autoPass);
    return (
      prompt && { spoken: spokenPrompt(prompt, autoPass), quiet: quietWords(prompt, autoPass) }
    );
  },
  switches: ({ autoPass: isOn }) => [
    {
      id: "autoPass",
      label: tableText().auto,
      name: tableText().autoPass,
      isOn: isOn === true,
      change: { autoPass: !isOn },
    },
  ],
  explains: (game, state, { autoPass, autoPassTold }) =>
    autoPass === true && !autoPassTold && promptOf(game, state, true)
      ? { words: tableText().autoPassTold, told: { autoPassTold: true } }
      : null,
  companion: (desk: Desk, clock) => new AutoPass(desk, clock),
};
