// Checks that nothing written of a rule is lost, whatever becomes of the rule (EN-3).

import { afterEach, describe, expect, test } from "vitest";
import { Desk } from "#renderer/table/desk/Desk.ts";
import {
  besideWidth,
  bookIn,
  closeProposal,
  openProposal,
  propose,
  showBook,
} from "#renderer/games/eights-nomic/ruleBook/bookDesk.ts";
import {
  emptyDraft,
  proposalOf,
  takeTemplate,
} from "#renderer/games/eights-nomic/ruleBook/draft.ts";
import { nomicTable } from "#renderer/games/eights-nomic/nomicTable.ts";
import { refused } from "#shared/contract/outcome.ts";
import { nullRule } from "#shared/games/eights-nomic/seen.ts";
import type { Change } from "#shared/games/eights-nomic/types.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { bookView, rule, wild } from "./laidBook.ts";

let desk: Desk | null = null;
afterEach(() => desk?.close());

const draft = takeTemplate(emptyDraft, wild);
const proposal = proposalOf(draft)!;
const pending = { seat: 0, command: proposal, asked: [1] };
const change: Change = { seat: 0, turn: 3, from: nullRule, to: rule("Wild Eights", { owner: 0 }) };

function seated() {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, () => nomicTable, "rank", {
    recall: () => null,
    keep: () => undefined,
  });
  desk = mine;
  mine.player.attach(display);
  const show = (view: ReturnType<typeof bookView>): void => {
    session.show(view);
    display.finishAll();
  };
  show(bookView(1));
  return { session, mine, show, book: () => bookIn(mine.state()) };
}

describe("a change that is written", () => {
  test("is kept when its dialog is closed, and when all that was picked is put away", () => {
    const { mine, book } = seated();
    openProposal(mine);
    expect(book()).toMatchObject({ isProposing: true, drafts: [] });
    closeProposal(mine, [draft]);
    mine.clear();
    expect(book()).toMatchObject({ isProposing: false, drafts: [draft] });
    openProposal(mine);
    expect(book()).toMatchObject({ isProposing: true, drafts: [draft] });
  });

  test("EN-2 stays in its open dialog when the host refuses it, with the reason", async () => {
    const { session, mine, book } = seated();
    openProposal(mine, draft);
    const error = refused("EN-2", { key: "There is a rule of that name.", args: {} });
    session.answer = error;
    expect(await propose(mine, proposal, [draft])).toEqual(error.error);
    expect(book()).toMatchObject({ isProposing: true, drafts: [draft], sent: null });
    expect(session.asked.at(-1)?.payload).toMatchObject({
      move: proposal,
    });
  });

  test("is forgotten once it is in force", async () => {
    const { mine, show, book } = seated();
    openProposal(mine, draft);
    expect(await propose(mine, proposal, [draft])).toBeNull();
    expect(book()).toMatchObject({ isProposing: false, drafts: [draft], sent: "NullRule" });
    show(bookView(2, { pending }));
    expect(book().drafts).toEqual([draft]);
    show(bookView(3, { rules: [nullRule, change.to], history: [change] }));
    expect(book()).toMatchObject({ drafts: [], sent: null, wasRejected: false });
  });

  test("EN-3 comes back for another try when others reject it", async () => {
    const { mine, show, book } = seated();
    await propose(mine, proposal, [draft]);
    show(bookView(2, { pending }));
    show(bookView(3));
    expect(book()).toMatchObject({ drafts: [draft], sent: null, wasRejected: true });
    await propose(mine, proposal, [draft]);
    expect(book()).toMatchObject({ sent: "NullRule", wasRejected: false });
  });

  test("is not touched by what others propose", async () => {
    const { mine, show, book } = seated();
    await propose(mine, proposal, [draft]);
    show(bookView(2, { pending: { ...pending, seat: 2 } }));
    show(bookView(3, { history: [{ ...change, seat: 2 }] }));
    expect(book()).toMatchObject({ drafts: [draft], sent: "NullRule" });
  });
});

test("H-27 a change that a hint advises waits in the dialog, and is forgotten when that is closed", async () => {
  const { session, mine, book } = seated();
  session.answer = {
    ok: true,
    value: { move: proposal, reason: { key: "It serves you.", args: {} } },
  };
  await mine.hint();
  expect(book().advised).toEqual(proposal);
  openProposal(mine);
  closeProposal(mine, [draft]);
  expect(book().advised).toBeNull();
  session.answer = {
    ok: true,
    value: { move: { type: "draw" }, reason: { key: "It serves you.", args: {} } },
  };
  await mine.hint();
  expect(book().advised).toBeNull();
});

describe("the rule book", () => {
  test("lies beside the table where both have room, and is folded by a press", () => {
    const { mine, book } = seated();
    const part = nomicTable.parts.find(({ name }) => name === "ruleBook")!;
    const width = (window: Readonly<{ width: number; height: number }>, textScale = 1) =>
      part.aside!.width(mine.state(), window, { textScale } as never);
    expect(width({ width: 1280, height: 800 })).toBe(320);
    expect(width({ width: 390, height: 844 })).toBe(0);
    expect(width({ width: 844, height: 390 })).toBe(0);
    showBook(mine, false, true);
    expect(width({ width: 1280, height: 800 })).toBe(0);
    showBook(mine, true, false);
    expect(book()).toMatchObject({ isFolded: true, isOver: true });
  });

  test.each([
    [1280, 800, 1.6],
    [1366, 768, 1.3],
    [1920, 1080, 1],
    [3840, 2160, 1.6],
  ])("at %d by %d and text of %d leaves the table wider than high", (width, height, textScale) => {
    const its = besideWidth({ width, height }, textScale);
    expect(its).toBeGreaterThan(0);
    expect(width - its).toBeGreaterThan(height * 1.05);
  });
});
