// Checks that join codes and addresses mean the same to people, pages and hosts.

import { describe, expect, it } from "vitest";
import {
  codeIn,
  joinAddress,
  readCode,
  readCodeOrInvitation,
  screenAddress,
  spacedCode,
} from "#shared/protocol/addresses.ts";
import { joinCode } from "#shared/protocol/schema.ts";

describe("a join code (H-13)", () => {
  it("is read however people write it", () => {
    for (const typed of [
      "K7QF2M",
      "k7qf2m",
      " K7Q F2M ",
      "K7Q-F2M",
      "k7.qf.2m",
      "K7Q–F2M",
      spacedCode("K7QF2M"),
    ])
      expect(readCode(typed), typed).toBe("K7QF2M");
  });

  it("is none with a letter or digit that one mistakes for another, too few of them, or more", () => {
    for (const typed of [
      "",
      "K7QF2",
      "K7QF2MM",
      "K0QF2M",
      "KOQF2M",
      "K1QF2M",
      "KIQF2M",
      "K7QF2Ä",
      "K7QF2M/",
      "<K7QF2",
    ])
      expect(readCode(typed), typed).toBeNull();
  });

  it("is taken by the host as it was read", () =>
    expect(joinCode.parse(readCode("k7q f2m"))).toBe("K7QF2M"));
});

describe("an address", () => {
  it("of a table has the code behind the hash, where no log and no referrer has it", () => {
    const url = new URL(joinAddress("http://192.168.1.20:8484", "K7QF2M"));
    expect([url.pathname, url.search, url.hash]).toEqual(["/", "", "#join=K7QF2M"]);
    expect(codeIn(url.href)).toBe("K7QF2M");
  });

  it("of a big screen is none of a guest's page", () => {
    expect(screenAddress("http://192.168.1.20:8484", "K7QF2M")).toBe(
      "http://192.168.1.20:8484/#screen=K7QF2M",
    );
    expect(codeIn(screenAddress("http://192.168.1.20:8484", "K7QF2M"))).toBeNull();
  });
});

describe("what somebody types, pastes or scans (H-15)", () => {
  it.each([
    "K7QF2M",
    "k7qf2m",
    " k7q f2m ",
    "K7Q-F2M",
    "k 7 q f 2 m",
    "http://192.168.1.20:8484/#join=K7QF2M",
    "#join=k7qf2m&x=1",
  ])('is a join code in "%s"', (typed) => expect(readCodeOrInvitation(typed)).toBe("K7QF2M"));

  it.each(["", "K7QF2", "K7QF2MM", "K7QF2O", "K7QF21", "KÖQF2M", "......"])(
    'is none in "%s"',
    (typed) => expect(readCodeOrInvitation(typed)).toBeNull(),
  );

  it("is an invitation with its letters as they are", () => {
    expect(readCodeOrInvitation(" abcDEF-_0123456789xyz ")).toBe("abcDEF-_0123456789xyz");
    expect(readCodeOrInvitation("a".repeat(65))).toBeNull();
  });
});
