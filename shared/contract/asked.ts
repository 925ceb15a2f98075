import type { AnySeen } from "./view.ts";

/** False for spectators. While a window is open all who were asked stay so. */
export const isAsked = ({ toAct, viewer }: Pick<AnySeen, "toAct" | "viewer">): boolean =>
  toAct.some((seat) => seat === viewer);

/** Is there any move of this type that may be made now? */
export const offers = <T extends string>(
  { legal }: { readonly legal: readonly { readonly type: T }[] },
  type: NoInfer<T>,
): boolean => legal.some((offer) => offer.type === type);
