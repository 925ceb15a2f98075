import { Texture } from "pixi.js";
import { avatarHue, avatarUrl } from "./avatars.ts";
import { apart, shaded, stroke, traceCircle, type Brush } from "./box.ts";
import { metal } from "./palette.ts";

export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const side = 192;
const middle = side / 2;
export const avatarRadius = 86;

const ground = (brush: Brush, hue: number) =>
  shaded(
    brush.createRadialGradient(
      middle * 0.75,
      middle * 0.55,
      6,
      middle,
      middle,
      avatarRadius * 1.15,
    ),
    { 0: `hsl(${hue} 58% 80%)`, 0.55: `hsl(${hue} 46% 60%)`, 1: `hsl(${hue} 48% 36%)` },
  );

export function paintAvatar(drawing: HTMLImageElement, hue: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const brush = canvas.getContext("2d")!;
  const circle = (within: number) => traceCircle(brush, middle, middle, avatarRadius - within);
  apart(brush, () => {
    brush.shadowColor = "rgba(0,0,0,.75)";
    brush.shadowBlur = 8;
    brush.shadowOffsetY = 3;
    circle(1);
    brush.fill();
  });
  apart(brush, () => {
    circle(1);
    brush.clip();
    brush.fillStyle = ground(brush, hue);
    brush.fillRect(0, 0, side, side);
    const size = avatarRadius * 2.02;
    brush.drawImage(drawing, middle - size / 2, middle - size * 0.46, size, size);
  });
  circle(3.5);
  stroke(brush, metal(brush, 0, 0, side, side), 7);
  circle(7.5);
  stroke(brush, "rgba(0,0,0,.4)", 1.5);
  return canvas;
}

const textures = new Map<string, Promise<Texture>>();

export function loadAvatar(key: string, hue: number = avatarHue(key)): Promise<Texture> {
  const name = `${key} ${hue}`;
  const known = textures.get(name);
  if (known) return known;
  const made = loadImage(avatarUrl(key)).then((drawing) =>
    Texture.from({ resource: paintAvatar(drawing, hue), autoGenerateMipmaps: true, label: name }),
  );
  textures.set(name, made);
  made.catch(() => textures.delete(name));
  return made;
}
