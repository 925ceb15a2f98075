import type { AnySeen } from "./view.ts";

export const isAsked = ({ toAct, viewer }: Pick<AnySeen, "toAct" | "viewer">): boolean =>
  toAct.some((seat) => seat === viewer);

export const offers = <T extends string>(
  { legal }: { readonly legal: readonly { readonly type: T }[] },
  type: NoInfer<T>,
): boolean => legal.some((offer) => offer.type === type);
