// How do shown hands lie on the table, and how do the seats look meanwhile?

import type { Seat } from "#shared/contract/seats.ts";
import { still, type Craft, type PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { ShownHandsView } from "./ShownHandsView.ts";
import type { ShownHand } from "./shownScene.ts";

export function shownDrawing(craft: Craft): PartDrawing {
  const { seats } = craft;
  const view = new ShownHandsView(craft.atlas, craft.layout);
  /** Its cards lie open on the table now, or do no more. */
  const setShown = (seat: Seat, hand: ShownHand | null): void => {
    const { shown = [] } = seats.scene;
    seats.change(
      { shown: craft.layout.seats.map((_, at) => (at === seat ? hand : (shown[at] ?? null))) },
      seat,
    );
  };
  return {
    nodes: { hands: view },
    steps: {
      show: ({ seat, hand }) => {
        setShown(seat, hand);
        return view.show(seat, hand);
      },
      open: ({ seat, hand }) => {
        setShown(seat, hand);
        view.change(seat, hand);
        return still;
      },
      // The fan is there once the hand has arrived.
      hide: ({ seat }) => {
        const move = view.hide(seat);
        return (share) => {
          move(share);
          if (share === 1) setShown(seat, null);
        };
      },
      muck: ({ seat }) => void view.drop(seat),
      clear: () => {
        seats.change({ shown: [] });
        return view.clear();
      },
    },
    zones: { fan: { pose: ({ seat }) => view.poseOf(seat) } },
    lay: (layout) => {
      view.layout = layout;
    },
    expect: (scene, atOnce) => view.expect(scene, atOnce),
    settle: (scene) => view.settle(scene),
    showing: () => view.showing,
  };
}
