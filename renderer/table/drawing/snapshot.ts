import { Text, type Container } from "pixi.js";
import type { CardSprite } from "#renderer/sprites/CardSprite.ts";

export type SpriteState = Readonly<{
  label: string;
  key?: string;
  x: number;
  y: number;
  rotation: number;
  scale: number;
  z: number;
  visible: boolean;
  face?: string | null;
  text?: string;
}>;

const shown = /^(card|seat|turn|celebration|pot|stock|want|named|sequent|arrows|sign|order|count)/;
const textOf = (node: Container): string | undefined =>
  node instanceof Text && node.text !== "" ? node.text : undefined;
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

export function snapshotOf(
  whole: Container,
  cards: readonly (readonly [string, CardSprite])[],
): readonly SpriteState[] {
  const keys = new Map<Container, readonly [string, CardSprite]>(
    cards.map((entry) => [entry[1], entry]),
  );
  const states: SpriteState[] = [];
  const visit = (node: Container) => {
    const [key, sprite] = keys.get(node) ?? [];
    const text = textOf(node);
    if (shown.test(node.label) || text !== undefined) {
      const { x, y } = node.getGlobalPosition();
      states.push({
        label: node.label ?? "",
        ...(key !== undefined && { key }),
        ...(text !== undefined && { text }),
        x: rounded(x, 1),
        y: rounded(y, 1),
        rotation: rounded(node.rotation, 3),
        scale: rounded(node.scale.x, 3),
        z: states.length,
        visible: node.visible && node.alpha > 0,
        ...(sprite && { face: sprite.flip >= 0.5 ? sprite.face : null }),
      });
    }
    for (const child of node.children.toSorted((one, other) => one.zIndex - other.zIndex))
      visit(child);
  };
  visit(whole);
  return states;
}
