// How does an element of the page take the place that the layout gives it?

import type { CSSProperties } from "react";
import type { Box } from "#renderer/art/box.ts";

export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
});
