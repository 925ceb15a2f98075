// Checks that Regular spends its aces where they are worth it, and only there.

import { describe, expect, it } from "vitest";
import { allPass, laidOnHearts, made, nope, pass } from "#test/games/normal-eights/moment.ts";
import { chosen, play, reason } from "./asked.ts";

const full = "9c Td 5s 8c Jd 4s";
const other = "9d Tc 5d 8s Js 4c";

describe("Regular with an ace in hand", () => {
  it("NE-19 stops a win: it sends the last card back", () => {
    const round = made(laidOnHearts(["8h", `As ${full}`, other]), [0, play("8h")]);
    expect(chosen(round, 1)).toEqual(nope("As", true));
    expect(reason(round, nope("As", true), 1)).toBe(
      "That was their last card. Send it back to stop the win.",
    );
  });

  it("NE-19 stops a win by a joker that it names an ace", () => {
    const round = made(laidOnHearts(["8h", `Jk ${full}`, other]), [0, play("8h")]);
    expect(chosen(round, 1)).toMatchObject({ type: "nope", card: "Jk", sendBack: true });
  });

  it("NE-19 leaves a win alone that another ace has stopped already", () => {
    const round = made(
      laidOnHearts(["8h", `As ${full}`, `Ac ${other}`]),
      [0, play("8h")],
      [1, nope("As", true)],
    );
    expect(chosen(round, 2)).toEqual(pass);
    expect(reason(round, pass, 2)).toBe("The card is already cancelled. Save your ace for later.");
  });

  it("NE-19 stops a win that an ace has revived", () => {
    const round = made(
      laidOnHearts(["8h Ad", `As ${full}`, `Ac ${other}`]),
      [0, play("8h")],
      [1, nope("As", true)],
      [0, nope("Ad", false)],
    );
    expect(chosen(round, 2)).toEqual(nope("Ac", true));
  });

  it("NE-12 stops a purge by which another would go out", () => {
    const round = made(laidOnHearts([`7h ${full}`, `As ${other}`, "Kc"]), [0, play("7h")]);
    expect(chosen(round, 1)).toMatchObject({ type: "nope", card: "As" });
    expect(reason(round, nope("As", true), 1)).toBe("A player with one card left would go out.");
  });

  it("NE-12 lets a purge be by which it goes out itself", () => {
    expect(chosen(made(laidOnHearts([`7h ${full}`, "As", other]), [0, play("7h")]), 1)).toEqual(
      pass,
    );
  });

  it("NE-17 saves itself from a king when it is close to winning", () => {
    const round = made(laidOnHearts([`Kh ${full}`, "As 8s", other]), [
      0,
      play("Kh", { target: 1 }),
    ]);
    expect(chosen(round, 1)).toMatchObject({ type: "nope", card: "As" });
    expect(reason(round, nope("As", true), 1)).toBe(
      "The king was aimed at you. The ace saves you four cards.",
    );
  });

  it("NE-17 has nothing against a king aimed at another", () => {
    expect(
      chosen(
        made(laidOnHearts([`Kh ${full}`, "8d 9s As 8s", other]), [0, play("Kh", { target: 2 })]),
        1,
      ),
    ).toEqual(pass);
  });

  it("NE-13 keeps its ace from a harmless eight", () => {
    const round = made(laidOnHearts([`8h ${full}`, `As ${other}`, full]), [0, play("8h")]);
    expect(chosen(round, 1)).toEqual(pass);
    expect(reason(round, pass, 1)).toBe("This card hardly hurts you. Save your ace for later.");
  });

  it("NE-8 keeps its ace when another draws three", () => {
    expect(
      chosen(made(laidOnHearts([`3h ${full}`, `As ${other}`, full]), [0, play("3h")]), 1),
    ).toEqual(pass);
  });

  it("NE-19 NE-21 revives its own last card", () => {
    const round = made(
      laidOnHearts(["8h As", `Ac ${full}`, other]),
      [0, play("8h")],
      [1, nope("Ac", true)],
    );
    expect(chosen(round)).toMatchObject({ type: "nope", card: "As" });
  });

  it("NE-18 says so when it revives a card of its own", () => {
    const round = made(
      laidOnHearts([`8h As ${full}`, `Ac ${full}`, other]),
      [0, play("8h")],
      [1, nope("Ac", true)],
    );
    expect(reason(round, nope("As", false))).toBe("It cancels the ace that cancelled your card.");
  });

  it("NE-4 plays its ace even on a harmless card where it is its last", () => {
    const round = made(laidOnHearts([`8h ${full}`, "As", other]), [0, play("8h")]);
    expect(chosen(round, 1)).toMatchObject({ type: "nope", card: "As" });
    expect(reason(round, nope("As", true), 1)).toBe(
      "The ace is your last card: you win, unless someone sends it back.",
    );
  });

  it("NE-4 NE-18 plays a card and answers it itself to be rid of both", () => {
    const round = laidOnHearts(["3h As", full, other]);
    expect(chosen(round)).toEqual(play("3h"));
    expect(reason(round, play("3h"))).toBe(
      "You can answer this card yourself with your last card, and go out.",
    );
    const played = made(round, [0, play("3h")]);
    expect(chosen(played)).toEqual(nope("As", false));
    expect(made(played, [0, nope("As", false)], ...allPass(played)).facts.result?.winners).toEqual([
      0,
    ]);
  });

  it("NE-4 NE-18 where nothing but aces is left plays them all in one chain", () => {
    const round = made(laidOnHearts([`8h ${full}`, "As Ad", other]), [0, play("8h")]);
    const first = chosen(round, 1);
    expect(first).toMatchObject({ type: "nope" });
    expect(chosen(made(round, [1, first]), 1)).toMatchObject({ type: "nope" });
  });

  it("NE-4 with two aces left it does not let another win beside it", () => {
    const round = made(laidOnHearts(["8h", "As Ad", other]), [0, play("8h")]);
    const first = chosen(round, 1);
    expect(first).toMatchObject({ type: "nope", sendBack: true });
  });
});
