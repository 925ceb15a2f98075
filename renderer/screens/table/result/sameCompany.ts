import { present } from "#renderer/screens/table/lobby/chairs.ts";
import { botLevelOf, type BotLevel } from "#shared/bots/bot.ts";
import type { OwnProgram } from "#shared/protocol/house.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

/** A program that sits at a table twice has a number after its name. */
const nameOf = (name: string): string => name.replace(/ \d+$/u, "");

/**
 * The bots of a table, to be seated at another one. Programs take the place of the last bots; one
 * that is no longer on the list leaves its place to Regular.
 */
export function sameCompany(
  players: readonly TablePlayer[],
  own: readonly Pick<OwnProgram, "id" | "name">[],
): Readonly<{ bots: BotLevel[]; programs: string[] }> {
  const others = present(players).filter(({ bot }) => bot !== null);
  const ofOwner = others.filter(({ bot }) => bot === "program");
  const programOf = (name: string) =>
    own.find((one) => one.name === name) ?? own.find((one) => one.name === nameOf(name));
  return {
    bots: [...others.filter(({ bot }) => bot !== "program"), ...ofOwner].map(({ bot }) =>
      botLevelOf(bot!),
    ),
    programs: ofOwner.flatMap(({ name }) => programOf(name)?.id ?? []),
  };
}
