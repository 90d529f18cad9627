import type { SceneLayer } from '../scene-layer.ts';

/** A bare tree about this high. */
export function deadTree(layer: SceneLayer, x: number, y: number, height: number, shade = 0.2, forks = 7): void {
  const { random } = layer;
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number): void => {
    const to = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length] as const;
    layer.line([[fromX, fromY], to], Math.max(0.7, width), shade, 90);
    if (left === 0) return;
    const arms = random.chance(0.3) ? 3 : 2;
    for (let arm = 0; arm < arms; arm += 1) {
      const turn = random.between(-0.6, 0.6) + (arm - (arms - 1) / 2) * 0.35;
      branch(...to, angle + turn, length * random.between(0.62, 0.86), width * 0.66, left - 1);
    }
  };
  branch(x, y, -Math.PI / 2 + random.between(-0.15, 0.15), height * 0.26, height * 0.06, forks);
}

/** A clipped bush or hedge: a soft lump of small leaves. */
export function bush(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.25): void {
  const { random } = layer;
  for (let lump = 0; lump < 26; lump += 1) {
    const across = random.between(-1, 1);
    const up = random.between(0, 1) * Math.sqrt(1 - across * across);
    layer.disc(
      x + (across * width) / 2,
      y - up * height * 0.85,
      width * random.between(0.06, 0.13),
      shade * random.between(0.7, 1.25),
      random.between(0, 180),
    );
  }
}
