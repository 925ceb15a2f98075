// How is a name written where it may be too long?
import type { Text } from "pixi.js";

/** So much smaller a long name may be. */
const least = 0.86;

/** A long name is written a little smaller first and cut only then. `room`: pixels. */
export function fitName(text: Text, name: string, room: number): void {
  text.scale.set(1);
  text.text = name;
  if (text.width <= room) return;
  text.scale.set(Math.max(least, room / text.width));
  for (let length = name.length - 1; length > 1 && text.width > room; length--) {
    text.text = `${name.slice(0, length).trimEnd()}…`;
  }
}
