// Is somebody about to be called?

import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly calling?: { readonly isOpen: boolean };
  }
}

export const isCalling = ({ calling }: Pick<DeskState, "calling">): boolean =>
  calling?.isOpen === true;
export const setCalling = (desk: Desk, isOpen: boolean): void =>
  desk.change({ calling: { isOpen } });

export const callingDesk: DeskPart = {
  first: { calling: { isOpen: false } },
  act: (desk, { sends, problem }) => {
    if (sends !== "improper") return false;
    if (problem !== null) desk.say("note", problem);
    else setCalling(desk, true);
    return true;
  },
};
