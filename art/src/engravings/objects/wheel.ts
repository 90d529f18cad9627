import type { Block } from '../../scenes/block.ts';
import { disc, type Line } from '../../scenes/form.ts';

/** A spoked wheel about a point, with an iron tyre. */
export function wheel(block: Block, x: number, y: number, radius: number, spokes: number): void {
  const look = { shade: 0.66, hatch: 40, round: 4, shadow: 8, tint: '#f0c890' };
  const ring: Line = disc(x, y, radius);
  block.form(look, (form) => {
    for (let at = 0; at < spokes; at += 1) {
      const angle = (at / spokes) * 2 * Math.PI + 0.2;
      form.strip(`${x},${y} ${x + radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`, radius * 0.08);
    }
    form.strip(ring, radius * 0.15);
  });
  block.form({ ...look, shade: 0.3, shadow: 0 }, (form) => form.strip(disc(x, y, radius * 1.08), radius * 0.06));
  block.form({ ...look, round: 6 }, (form) =>
    form.disc(x, y, radius * 0.2).disc(x, y, radius * 0.08, radius * 0.08, 0.2),
  );
}
