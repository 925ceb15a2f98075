// Checks that settings stored by an earlier version are read without loss.

import { describe, expect, it } from "vitest";
import { firstSettings, repairSettings, settingsSchema } from "#shared/settings/settings.ts";
import { standardSettings } from "#shared/protocol/schema.ts";

const { autoNext: _unknownThen, ...known } = firstSettings;
const former = {
  ...known,
  deck: "four-colour" as const,
  felt: "midnight",
  lastTable: {
    game: "kings-and-bastards",
    options: { jokersPerPack: 2, stake: 50 },
    settings: { turnSeconds: 30, timeBankSeconds: 60, keepSeconds: 300, botPace: 0.5 },
    bots: ["easy", "regular"],
  },
};

describe("settings of the version before there were rotations", () => {
  it("keep the last table as a rotation of its one game, with its house rules, bots and clock", () => {
    expect(repairSettings(former)).toEqual({
      ...firstSettings,
      deck: "four-colour",
      lastTable: {
        rotation: [
          { game: "kings-and-bastards", rounds: 1, options: { jokersPerPack: 2, stake: 50 } },
        ],
        settings: {
          ...standardSettings,
          turnSeconds: 30,
          timeBankSeconds: 60,
          keepSeconds: 300,
          botPace: 0.5,
        },
        bots: ["easy", "regular"],
      },
    });
  });

  it("are then as good as new ones", () => {
    const mended = repairSettings(former);
    expect(settingsSchema.safeParse(mended).success).toBe(true);
    expect(repairSettings(JSON.parse(JSON.stringify(mended)))).toEqual(mended);
  });

  it("keep a table that knew nothing of a session's end", () => {
    const { lastRound: _unknownThen, ...settings } = standardSettings;
    const lastTable = {
      rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
      settings: { ...settings, turnSeconds: 45 },
      bots: ["easy"],
    };
    expect(repairSettings({ ...former, lastTable }).lastTable).toEqual({
      ...lastTable,
      settings: { ...standardSettings, turnSeconds: 45 },
    });
  });

  it("CE-12 lose card back and felt, which belong to the profile", () => {
    expect(repairSettings(former)).not.toHaveProperty("felt");
  });

  it.each([
    ["bots of no level", { ...former.lastTable, bots: ["grandmaster"] }],
    ["a clock that is none", { ...former.lastTable, settings: { turnSeconds: 3 } }],
    ["neither form", { game: "kings-and-bastards" }],
  ])("lose only the last table where it holds %s", (_, lastTable) => {
    expect(repairSettings({ ...former, lastTable })).toEqual({
      ...firstSettings,
      deck: "four-colour",
    });
  });
});
