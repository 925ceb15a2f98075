import { faceAt, faceMoveMs, type FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { SeatFace } from "#renderer/sprites/SeatFace.ts";

export class MovingFaces {
  readonly #moves = new Map<SeatFace, { readonly move: FaceMove; passed: number }>();

  begin(face: SeatFace, move: FaceMove): void {
    this.#moves.set(face, { move, passed: 0 });
  }

  tick(ms: number): boolean {
    for (const [face, now] of this.#moves) {
      now.passed += ms;
      const share = now.passed / faceMoveMs[now.move];
      if (!face.destroyed) face.offset = faceAt(now.move, share);
      if (face.destroyed || share >= 1) this.#moves.delete(face);
    }
    return this.#moves.size > 0;
  }
}
