import type { ExtraName } from "#renderer/art/atlasLayout.ts";
import { noiseFrom } from "#renderer/art/noise.ts";

/** `winner`: of a round that gives no title. */
export type Party = "king" | "bastard" | "winner";

export type Flake = Readonly<{
  picture: Extract<ExtraName, "spark" | "confetti" | "streamer">;
  tint: number;
  vx: number;
  vy: number;
  weight: number;
  spin: number;
  flutter: number;
  size: number;
  /** Progress at which it is gone. */
  life: number;
}>;

const colours: Readonly<Record<Party, readonly number[]>> = {
  king: [0xffe08a, 0xf6c453, 0xfff3cf, 0xc8102e, 0x2f9268, 0x3d63c4],
  bastard: [0x8d6aa5, 0x6c6c75, 0x3f8a83, 0xa9a39a],
  winner: [0xffe08a, 0xf6c453, 0xfff3cf, 0xc8102e, 0x2f9268, 0x3d63c4],
};
const numbers: Readonly<Record<Party, number>> = { king: 110, bastard: 48, winner: 96 };

const seeds: Readonly<Record<Party, number>> = { king: 1203, bastard: 77, winner: 409 };

const pictureFor = (draw: number, party: Party): Flake["picture"] => {
  if (draw < (party === "bastard" ? 0.15 : 0.42)) return "spark";
  return draw < 0.88 ? "confetti" : "streamer";
};

/** Deterministic, so that pictures of it can be compared. */
export function scatter(party: Party): Flake[] {
  const next = noiseFrom(seeds[party]);
  return Array.from({ length: numbers[party] }, () => {
    const picture = pictureFor(next(), party);
    const palette = colours[party];
    const angle = -Math.PI / 2 + (next() - 0.5) * Math.PI * 1.5;
    const speed = (picture === "spark" ? 1500 : 2300) * (0.25 + next() * 0.75);
    return {
      picture,
      tint: picture === "spark" ? 0xffe9ad : palette[Math.floor(next() * palette.length)]!,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      weight: picture === "spark" ? 120 : 520 + next() * 260,
      spin: (next() - 0.5) * 16,
      flutter: 6 + next() * 14,
      size: picture === "spark" ? 0.3 + next() * 0.6 : 0.34 + next() * 0.24,
      life: picture === "spark" ? 0.35 + next() * 0.35 : 0.75 + next() * 0.25,
    };
  });
}

const drag = 4.5;

/** Position of a flake after `time` 0…1, pixels about the burst. */
export function flight(flake: Flake, time: number) {
  const glide = (1 - Math.exp(-drag * time)) / drag;
  const left = 1 - time / flake.life;
  const twinkle = flake.picture === "spark" ? 0.6 + 0.4 * Math.sin(time * 60 + flake.spin) : 1;
  return {
    x: flake.vx * glide + Math.sin(time * flake.flutter) * 8 * time,
    y: -30 + flake.vy * glide + flake.weight * time * time,
    rotation: flake.spin * time,
    scaleX:
      flake.size * (flake.picture === "confetti" ? Math.cos(time * flake.flutter * 2) : twinkle),
    scaleY: flake.size * twinkle,
    alpha: time <= 0 || left <= 0 ? 0 : Math.min(1, left * 3),
  };
}
