/**
 * Numbers in 0…1 from a seed: pictures must be equal from run to run, so the browser's randomness
 * will not do.
 */
export function noiseFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A square tile of grey grain; `alpha` 0…255 is its strength. */
export function grainTile(side: number, alpha: number, seed: number): HTMLCanvasElement {
  const tile = document.createElement("canvas");
  tile.width = tile.height = side;
  const brush = tile.getContext("2d")!;
  const pixels = brush.createImageData(side, side);
  // A pixel at a time, red in the lowest byte: tens of thousands of them are made before the first
  // table is seen.
  const words = new Uint32Array(pixels.data.buffer);
  const next = noiseFrom(seed);
  for (let at = 0; at < words.length; at++)
    words[at] = Math.round(next() * 255) * 0x010101 + alpha * 0x1000000;
  brush.putImageData(pixels, 0, 0);
  return tile;
}

export function fibreTile(side: number, seed: number): HTMLCanvasElement {
  const tile = grainTile(side, 20, seed);
  const brush = tile.getContext("2d")!;
  const next = noiseFrom(seed + 1);
  brush.lineWidth = 0.7;
  for (let count = 0; count < side * 6; count++) {
    const x = next() * side;
    const y = next() * side;
    const angle = next() * Math.PI * 2;
    const length = 3 + next() * 6;
    brush.strokeStyle = next() < 0.5 ? "rgba(255,255,255,.055)" : "rgba(0,0,0,.075)";
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    brush.stroke();
  }
  return tile;
}
