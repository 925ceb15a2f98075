import { Texture } from "pixi.js";
import { avatarHue, avatarUrl } from "./avatars.ts";
import { metal } from "./palette.ts";

export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const avatarSide = 192;
export const avatarRadius = 86;

function paintGround(brush: CanvasRenderingContext2D, middle: number, hue: number) {
  const light = brush.createRadialGradient(
    middle * 0.75,
    middle * 0.55,
    6,
    middle,
    middle,
    avatarRadius * 1.15,
  );
  light.addColorStop(0, `hsl(${hue} 58% 80%)`);
  light.addColorStop(0.55, `hsl(${hue} 46% 60%)`);
  light.addColorStop(1, `hsl(${hue} 48% 36%)`);
  brush.fillStyle = light;
  brush.fillRect(0, 0, avatarSide, avatarSide);
}

function paintRim(brush: CanvasRenderingContext2D, middle: number) {
  brush.lineWidth = 7;
  brush.strokeStyle = metal(brush, 0, 0, avatarSide, avatarSide);
  brush.beginPath();
  brush.arc(middle, middle, avatarRadius - 3.5, 0, Math.PI * 2);
  brush.stroke();
  brush.lineWidth = 1.5;
  brush.strokeStyle = "rgba(0,0,0,.4)";
  brush.beginPath();
  brush.arc(middle, middle, avatarRadius - 7.5, 0, Math.PI * 2);
  brush.stroke();
}

export function paintAvatar(drawing: HTMLImageElement, hue: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = avatarSide;
  const brush = canvas.getContext("2d")!;
  const middle = avatarSide / 2;
  brush.save();
  brush.shadowColor = "rgba(0,0,0,.75)";
  brush.shadowBlur = 8;
  brush.shadowOffsetY = 3;
  brush.beginPath();
  brush.arc(middle, middle, avatarRadius - 1, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  brush.save();
  brush.beginPath();
  brush.arc(middle, middle, avatarRadius - 1, 0, Math.PI * 2);
  brush.clip();
  paintGround(brush, middle, hue);
  const size = avatarRadius * 2.02;
  brush.drawImage(drawing, middle - size / 2, middle - size * 0.46, size, size);
  brush.restore();
  paintRim(brush, middle);
  return canvas;
}

const textures = new Map<string, Promise<Texture>>();

export function loadAvatar(key: string, hue: number = avatarHue(key)): Promise<Texture> {
  const name = `${key} ${hue}`;
  const known = textures.get(name);
  if (known !== undefined) return known;
  const made = loadImage(avatarUrl(key)).then((drawing) =>
    Texture.from({ resource: paintAvatar(drawing, hue), autoGenerateMipmaps: true, label: name }),
  );
  textures.set(name, made);
  made.catch(() => textures.delete(name));
  return made;
}
