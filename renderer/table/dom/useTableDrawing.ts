import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { TableDrawing } from "#renderer/table/drawing/TableDrawing.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Appearance } from "#shared/profile/appearance.ts";
import { isStill } from "#renderer/context/appearance.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import type { ViewPlayer, Display } from "#renderer/table/desk/ViewPlayer.ts";
import type { Shown } from "#renderer/table/desk/deskState.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { stillHand, type HandLook } from "#renderer/table/drawing/cards/handTarget.ts";
import { doorsFound } from "#renderer/table/drawing/doors.ts";
import { peopleOf } from "#renderer/table/drawing/seats/seatPerson.ts";
import { deckOf, sharedAtlas } from "#renderer/art/cardAtlas.ts";
import type { HandPointer } from "./input/CardGestures.ts";

/** A ring of thirty seconds moves by one step in this time, ms. */
const tick = 83;

/**
 * Draws only the clocks of those to act in the shown view: the host's clock may already run for the
 * next one.
 */
function useClocks(
  view: TableDrawing | null,
  { table, tableAt }: TableSnapshot,
  toAct: readonly Seat[],
) {
  const all = table?.clocks;
  const clocks = useMemo(() => all?.filter(({ seat }) => toAct.includes(seat)), [all, toAct]);
  useEffect(() => {
    if (!view || !clocks || clocks.length === 0) return undefined;
    const show = () => {
      const passed = performance.now() - tableAt;
      for (const { seat, leftMs, fullMs } of clocks)
        view.setClock(seat, Math.max(0, leftMs - passed) / Math.max(1, fullMs));
    };
    show();
    const timer = setInterval(show, tick);
    return () => {
      clearInterval(timer);
      for (const { seat } of clocks) view.setClock(seat, null);
    };
  }, [view, clocks, tableAt]);
}

type DrawingInput = Readonly<{
  host: RefObject<HTMLDivElement | null>;
  player: ViewPlayer;
  state: Shown;
  raised: ReadonlySet<string>;
  offers: Offers | null;
  layout: Layout | null;
  settings: Settings;
  sounds: Pick<Sounds, "play">;
  pace: number;
}>;

/** Shows nothing: without WebGL and canvas the page's own elements still play the game. */
const bareDisplay: Display = {
  perform: (_plan, _scene, _parts, done) => done(),
  hold: () => undefined,
  shake: () => undefined,
  yourTurn: () => undefined,
  pressed: () => undefined,
};

export function useTableDrawing({
  host,
  player,
  state,
  raised,
  offers,
  layout,
  settings,
  sounds,
  pace,
}: DrawingInput): Readonly<{
  pointer: HandPointer;
  hurry: (isHeld: boolean) => void;
  moveFace: (seat: Seat, move: FaceMove) => void;
}> {
  const { appearance } = useProfile();
  const view = useCreated({ host, player, layout, settings, looks: appearance, sounds });
  const still = useStill(settings);
  const look = useRef<HandLook>(stillHand);
  const change = useRef<(part: Partial<HandLook>) => void>(() => undefined);
  useEffect(() => {
    change.current = (part) => {
      look.current = { ...look.current, ...part };
      if (view) view.hand = look.current;
    };
  }, [view]);

  useEffect(() => {
    if (view) view.motion = still ? "off" : settings.animation;
  }, [view, still, settings.animation]);
  useEffect(() => {
    if (view) view.pace = pace;
  }, [view, pace]);
  useDress(view, { layout, settings, looks: appearance });
  // The score is known before the round's last cards have been shown.
  const isEnding =
    state.snapshot.table?.stage === "between" &&
    state.view !== null &&
    (state.moving || state.view.seen.facts.result === null);
  const isRoundShown = state.view !== null;
  useEffect(() => {
    if (view && state.snapshot.table && !isEnding)
      view.people = peopleOf(state.snapshot.table, isRoundShown);
  }, [view, state.snapshot.table, layout, isEnding, isRoundShown]);
  useEffect(() =>
    change.current({
      picked: raised,
      fresh: state.fresh,
      legal: offers?.legal ?? null,
      joining: offers?.joining ?? stillHand.joining,
    }),
  );
  useClocks(view, state.snapshot, state.scene.toAct);
  // Runs last, so that the first view is shown as the settings say.
  useEffect(() => {
    if (view) player.attach(view);
  }, [view, player]);

  return useMemo(
    () => ({
      pointer: {
        point: (hovered, tilt) => {
          if (hovered !== look.current.hovered || tilt !== look.current.tilt)
            change.current({ hovered, tilt });
        },
        pull: (pulled) => {
          host.current?.parentElement?.toggleAttribute("data-pulling", pulled !== null);
          change.current({ pulled });
        },
      },
      hurry: (isHeld) => view?.hurry(isHeld),
      moveFace: (seat, move) => view?.moveFace(seat, move),
    }),
    [host, view],
  );
}

function useDress(
  view: TableDrawing | null,
  {
    layout,
    settings,
    looks,
  }: Pick<DrawingInput, "layout" | "settings"> & { readonly looks: Appearance },
) {
  useEffect(() => {
    if (view) view.deck = deckOf(settings, looks);
  }, [view, settings, looks]);
  useEffect(() => {
    if (view && layout) view.lay(layout, looks.felt);
  }, [view, layout, looks.felt]);
}

/** Returns the drawing once fonts and pictures are loaded; the player waits for it. */
function useCreated({
  host,
  player,
  layout,
  settings,
  looks,
  sounds,
}: Pick<DrawingInput, "host" | "player" | "layout" | "settings" | "sounds"> & {
  readonly looks: Appearance;
}): TableDrawing | null {
  const [view, setView] = useState<TableDrawing | null>(null);
  const latest = useRef({ layout, settings, looks, sounds });
  latest.current = { layout, settings, looks, sounds };
  const hasLayout = layout !== null;
  // Paints the atlas while the table is still being requested.
  useEffect(
    () =>
      void sharedAtlas(deckOf(latest.current.settings, latest.current.looks)).catch(
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    const element = host.current;
    const { layout: first, settings: wished, looks: worn, sounds: heard } = latest.current;
    if (!element || !hasLayout || !first) return undefined;
    let made: TableDrawing | null = null;
    let wanted = true;
    TableDrawing.create(element, {
      deck: deckOf(wished, worn),
      layout: first,
      sounds: heard,
      renderer: doorsFound()?.renderer ?? "quicker",
    }).then(
      (created) => {
        if (!wanted) return created.destroy();
        made = created;
        doorsFound()?.table(created);
        setView(created);
      },
      () => wanted && player.attach(bareDisplay),
    );
    return () => {
      wanted = false;
      made?.destroy();
      setView(null);
    };
  }, [host, player, hasLayout]);
  return view;
}

function useStill(settings: Settings) {
  const query = useMemo(() => matchMedia("(prefers-reduced-motion: reduce)"), []);
  const [asks, setAsks] = useState(query.matches);
  useEffect(() => {
    const follow = () => setAsks(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [query]);
  return isStill(settings, asks);
}
