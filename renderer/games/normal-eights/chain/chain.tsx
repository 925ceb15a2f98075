import { useEffect, useRef } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Asking, Settings } from "#shared/settings/settings.ts";
import { Act } from "#renderer/table/dom/ActionBar.tsx";
import { isDealing, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { PromptLine } from "#renderer/table/dom/PromptLine.tsx";
import type { Craft, OpenCard } from "#renderer/table/drawing/PartDrawings.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/layout/middle.ts";
import type { ControlsProps, DeskPartOf, DrawingOf, PartOf } from "#renderer/table/part.ts";
import type { Owned } from "#renderer/table/scene/animation.ts";
import type { TableGame, Whose } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { chainPose, chainTable, type ChainPlace } from "./chainPlaces.ts";
import { chainAligned, chainKey, planChain, planSettle, type InChain } from "./chainPlan.ts";
import { ChainSigns } from "./ChainSigns.ts";
import {
  AutoPass,
  isAnswered,
  isAskedAbout,
  isSameWindow,
  noWindows,
  passMoment,
  responseIn,
  windowOf,
  windowsIn,
  type Windows,
} from "./responding.ts";

export type Response = {
  words(who: Whose): string;
  readonly isOver: boolean;
  readonly canAnswer: boolean;
  /** Whom everybody sees the last card of the chain to concern; a win concerns all. */
  readonly concerns: "win" | "viewer" | "others";
  readonly seconds: number;
  readonly floor: number;
  readonly number: number;
};

export interface ChainHooks {
  chain(this: void, seen: AnySeen): readonly InChain[];
  response(this: void, seen: AnySeen): Response | null;
}

export type ChainSlices = Readonly<{
  scene: {
    readonly chain: readonly InChain[];
  };
  beats: {
    chain: Readonly<{ seat: Seat; card: Card; words: string }>;
    settle: {
      readonly cards: readonly (Owned & Readonly<{ stands: boolean; back: boolean }>)[];
    };
  };
  zones: {
    chain: Readonly<{ place: number; of: number }>;
  };
  animations: {
    judge: Readonly<{
      place: number;
      card: InChain | null;
      of: number;
    }>;
  };
  layout: {
    chainPlace(this: void, showing: readonly number[]): ChainPlace;
  };
  desk: {
    readonly chain: Windows;
  };
  hooks: {
    chain: ChainHooks;
  };
}>;

type Prompt = Readonly<{
  words: string;
  response: Response;
  isAnswered: boolean;
  /**
   * `ends`: ms from the window's opening to its end for the viewer. `openedAt`: on the page's
   * clock, or null if the window is over.
   */
  ends: number;
  openedAt: number | null;
}>;

export function promptOf(
  game: TableGame | null,
  state: DeskState,
  autoPass: boolean,
  about: Asking | null = null,
): Prompt | null {
  const { view, snapshot } = state;
  const { window } = windowsIn(state);
  const its = responseIn(game, view);
  if (!view || !its || isDealing(state)) return null;
  const response = { ...its, canAnswer: its.canAnswer && isAskedAbout(its, about) };
  const answered = isAnswered(game, state);
  return {
    response,
    isAnswered: answered,
    words: response.words(whoAt(snapshot.table, view.seen.viewer)),
    ends:
      autoPass && !answered
        ? Math.min(passMoment(response, snapshot.table?.alone === true), response.seconds * 1000)
        : response.seconds * 1000,
    openedAt: window && isSameWindow(window, windowOf(view, response)) ? window.openedAt : null,
  };
}

/** Whether the page passes this window if the person does nothing. */
function passesIn(
  game: TableGame | null,
  { view }: DeskState,
  { autoPass, asksAbout }: Pick<Settings, "autoPass" | "asksAbout">,
): boolean {
  const response = responseIn(game, view);
  return autoPass === true || (response !== null && !isAskedAbout(response, asksAbout));
}

export function spokenPrompt(
  { words, response, isAnswered: answered, ends }: Prompt,
  autoPass: boolean,
): string {
  const { youPassed, passesForYou, canAnswer, cannotAnswer, timeToAnswer } = tableText();
  if (answered) return youPassed;
  if (autoPass && !response.canAnswer) return `${words} ${passesForYou}`;
  return `${words} ${response.canAnswer ? canAnswer : cannotAnswer} ${timeToAnswer(Math.max(1, Math.floor(ends / 1000)))}`;
}

/**
 * Returns the words in place of the buttons, the same for everybody who waits: that the window is
 * passed, or will be. Null if there is something to press.
 */
export function quietWords(prompt: Prompt, autoPass: boolean): string | null {
  if (prompt.isAnswered) return tableText().youPassed;
  return autoPass && !prompt.response.canAnswer ? tableText().passesForYou : null;
}

const chainDesk: DeskPartOf<ChainSlices> = {
  first: { chain: noWindows },
  cleared: () => ({}),
  answered: (game, state) => (isAnswered(game, state) ? tableText().youPassed : null),
  prompt: (game, state, settings) => {
    const autoPass = passesIn(game, state, settings);
    const prompt = promptOf(game, state, autoPass, settings.asksAbout);
    return (
      prompt && { spoken: spokenPrompt(prompt, autoPass), quiet: quietWords(prompt, autoPass) }
    );
  },
  companion: (desk, clock) => new AutoPass(desk, clock),
};

function ResponsePrompt({ desk, state, settings, onSettings }: ControlsProps) {
  const prompt = promptOf(
    desk.game,
    state,
    passesIn(desk.game, state, settings),
    settings.asksAbout,
  );
  const isToBeSaid = prompt !== null && settings.autoPass === true && !settings.autoPassTold;
  const tell = useRef(onSettings);
  tell.current = onSettings;
  useEffect(() => {
    if (!isToBeSaid) return;
    desk.say("hint", tableText().autoPassTold);
    tell.current({ autoPassTold: true });
  }, [desk, isToBeSaid]);
  if (!prompt) return null;
  const { words, response, isAnswered: answered, ends, openedAt } = prompt;
  return (
    <PromptLine
      number={response.number}
      words={words}
      runs={{ since: openedAt, ms: ends }}
      isQuiet={answered || !response.canAnswer}
    />
  );
}

function AutoPassSwitch({ settings: { autoPass }, onSettings }: ControlsProps) {
  return (
    <Act
      kind="small"
      onPress={() => onSettings({ autoPass: !autoPass })}
      name={tableText().autoPass}
      isOn={autoPass === true}
    >
      {tableText().auto}
    </Act>
  );
}

function poseIn(layout: Layout, showing: readonly number[], place: number, of: number): Pose {
  const chain = layout.chainPlace?.(showing);
  return chain ? chainPose(chain, place, of) : amidst(layout);
}

function chainDrawing(craft: Craft): DrawingOf<ChainSlices> {
  const signs = new ChainSigns(craft);
  return {
    steps: { judge: ({ place, card, of }) => signs.judge(place, card, of) },
    zones: {
      chain: {
        pose: ({ place, of }) => poseIn(craft.layout, craft.showing, place, of),
        lies: { where: "aside", z: ({ place }) => place },
      },
    },
    openCards: ({ chain = [] }) =>
      chain.map(({ card }, place): OpenCard => ({
        key: chainKey(place),
        face: card,
        pose: poseIn(craft.layout, craft.showing, place, chain.length),
        z: place,
        where: "aside",
      })),
    settle: (scene) => signs.settle(scene),
    covers: ({ chain = [] }) =>
      chain.length > 0 ? (craft.layout.chainPlace?.(craft.showingNow)?.box ?? null) : null,
  };
}

export const chain = (hooks: ChainHooks): PartOf<ChainSlices> => ({
  name: "chain",
  hooks: { chain: hooks },
  slice: ({ seen }) => ({ chain: hooks.chain(seen) }),
  beats: {
    chain: { plan: planChain, hands: ({ seat, card }) => [{ seat, out: [card], in: [] }] },
    settle: {
      plan: planSettle,
      hands: ({ cards }) =>
        cards.filter(({ back }) => back).map(({ seat, card }) => ({ seat, out: [], in: [card] })),
      lays: ({ cards }) => cards.filter(({ back }) => !back).length,
    },
  },
  clear: ({ chain: links = [] }) => ({
    gone: links.map((_, place) => chainKey(place)),
    scene: { chain: [] },
  }),
  aligned: chainAligned,
  places: chainTable,
  drawing: chainDrawing,
  // While a window is open all are asked alike, so no seat is marked as active.
  seatLook: ({ chain: links = [] }) => (links.length > 0 ? { active: false } : {}),
  desk: chainDesk,
  controls: { prompt: ResponsePrompt, minor: AutoPassSwitch },
  isOpenToAll: ({ chain: links = [] }) => links.length > 0,
  atOnce: ({ chain: links = [] }) => ({ chain: links }),
});
