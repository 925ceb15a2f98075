// Where do the figures of kings, queens and jacks come from?
/// <reference types="vite/client" />
import sheet from "../../assets/art/courts.webp?url";

let loaded: Promise<ImageBitmap> | null = null;

async function load(): Promise<ImageBitmap> {
  const response = await fetch(sheet);
  if (!response.ok) throw new Error(`The court figures cannot be had: ${response.status}.`);
  return createImageBitmap(await response.blob());
}

/**
 * The sheet of figures, once per page; asked for again where it did not come. They keep their own
 * blue, red and gold in a four-colour deck: there the pips and indices tell the suit.
 */
export function loadCourts(): Promise<ImageBitmap> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
