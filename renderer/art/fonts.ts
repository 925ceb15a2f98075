// The typefaces of the table, and a wait until they are ready to be painted with.
/// <reference types="vite/client" />
import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";

export const displayFont = '"Fraunces Variable", Georgia, serif';
export const textFont = '"Inter Variable", system-ui, sans-serif';

/** A canvas paints with a fallback, silently and for good, where a font has not arrived yet. */
export async function fontsReady(): Promise<void> {
  await Promise.all([
    document.fonts.load('700 52px "Fraunces Variable"', "AKQJ0123456789"),
    document.fonts.load('600 16px "Inter Variable"', "Aa0123456789"),
  ]);
}
