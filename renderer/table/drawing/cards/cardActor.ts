// What is one card on the table, besides its sprite?

import type { Card } from "#shared/cards/card.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { CardSprite } from "#renderer/sprites/CardSprite.ts";
import type { Pose } from "#renderer/table/layout/layout.ts";
import type { Spring } from "./spring.ts";

export type Where = "hand" | "trick" | "aside" | "heap" | "air";

export type Actor = {
  readonly sprite: CardSprite;
  where: Where;
  /** Of held cards alone. */ spring: Spring | null;
};

export function mintActor(
  atlas: CardAtlas,
  face: Card | null,
  { x, y, rotation, scale }: Pose,
  flip: number,
): Actor {
  const sprite = new CardSprite(atlas, face);
  sprite.flip = flip;
  sprite.label = `card ${face ?? "back"}`;
  sprite.position.set(x, y);
  sprite.rotation = rotation;
  sprite.scale.set(scale);
  return { sprite, where: "air", spring: null };
}
