import { blur } from '../drawing/blur.ts';
import { colour } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import type { Field } from '../drawing/field.ts';
import type { Mask } from './mask.ts';
import type { Look, Wood } from './wood.ts';

/** The distance of the engraver's lines in units. */
const PERIOD = 4.3;
const BEND = 0.5;

/** Darkens what is behind a form, on the side away from the nearest lamp. */
export function castShadow(wood: Wood, mask: Mask, length: number): void {
  if (length === 0) return;
  const { left, top, width, height, cover } = mask;
  const pixel = wood.pixelRatio;
  const middle = { x: (left + width / 2) / pixel, y: (top + height / 2) / pixel };
  const [lamp] = [...wood.lamps].sort((one, other) => away(one, middle) - away(other, middle));
  const [across, down] = lamp ? [middle.x - lamp.x, middle.y - lamp.y] : [0.5, 1];
  const long = Math.hypot(across, down) || 1;
  const soft = blur({ width, height, values: cover }, Math.max(1, length * 0.7 * pixel)).values;
  const shiftX = Math.round((across / long) * length * pixel);
  const shiftY = Math.round((down / long) * length * pixel);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x - shiftX, y - shiftY];
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      const dark = 0.62 * (soft[fromY * width + fromX] ?? 0);
      if (dark === 0) continue;
      const at = (top + y) * wood.width + left + x;
      for (const plane of wood.light) plane[at] = (plane[at] ?? 0) * (1 - dark);
    }
  }
}

/** Lays a form over the picture: rounded to its edges, lit by the lamps, its lines bent over it. */
export function layForm(wood: Wood, mask: Mask, look: Look): void {
  const { left, top, width, height, cover, shade, hatch } = mask;
  const pixel = wood.pixelRatio;
  const { palette, lamps, ambient, noise } = wood;
  const round = look.round ?? 9;
  const swell = round > 0 ? swellOf(mask, round * pixel) : undefined;
  const edges = blur({ width, height, values: cover }, Math.max(1, 0.8 * pixel)).values;
  const edge = look.edge ?? 0.6;
  const fog = look.fog ?? 0;
  const lit = look.lit ?? 0;
  const tint = colour(look.tint ?? '#ffffff');
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const share = cover[index] ?? 0;
      if (share === 0) continue;
      const at = (top + y) * wood.width + left + x;
      const [across, down] = [(left + x) / pixel, (top + y) / pixel];
      const [tiltX, tiltY] = swell ? slopeAt(swell, x, y, round * pixel) : [0, 0];
      const steep = Math.hypot(tiltX, tiltY, 1);
      const rough = 1 + 0.16 * noise.plain(across * 0.05, down * 0.05);
      let [red, green, blue] = [0, 0, 0];
      for (const lamp of lamps) {
        const [toX, toY, toZ] = [lamp.x - across, lamp.y - down, lamp.z ?? 70];
        const far = Math.hypot(toX, toY, toZ);
        const facing = (tiltX * toX + tiltY * toY + toZ) / (steep * far);
        const falloff = (lamp.strength ?? 1) / (1 + (far / lamp.reach) ** 2);
        const irradiance = falloff * clamp(0.16 + 0.84 * facing);
        red += irradiance * lamp.hue[0];
        green += irradiance * lamp.hue[1];
        blue += irradiance * lamp.hue[2];
      }
      const sky = ambient * (0.7 - (0.5 * tiltY) / steep);
      const face = (shade[index] ?? 0) * rough;
      const keyline = lerp(1 - edge, 1, smoothstep(0.5, 0.97, edges[index] ?? 0));
      const of = (part: 0 | 1 | 2, thrown: number): number => {
        const stuff =
          face * tint[part] * (2.6 * thrown + sky * 4 * palette.ambient[part]) * keyline + lit * palette.glow[part];
        return lerp(stuff, 0.5 * palette.fog[part] + 0.15 * palette.glow[part], fog);
      };
      for (const [part, thrown] of [red, green, blue].entries()) {
        const plane = wood.light[part as 0 | 1 | 2];
        plane[at] = lerp(plane[at] ?? 0, of(part as 0 | 1 | 2, thrown), share);
      }
      if (share < 0.5) continue;
      const turn = (hatch[index] ?? 0) * Math.PI;
      const bulge = swell ? (BEND * round * (swell.values[index] ?? 0)) / PERIOD : 0;
      const hand = 0.4 * noise.plain(across * 0.03, down * 0.03);
      wood.phase[at] = (across * Math.sin(turn) + down * Math.cos(turn)) / PERIOD + bulge + hand;
      wood.depth[at] = 1 - 0.6 * fog;
    }
  }
}

function away(
  lamp: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number {
  return Math.hypot(lamp.x - to.x, lamp.y - to.y);
}

/** The height of a form over its edges, 0 to about 1. */
function swellOf({ width, height, cover }: Mask, reach: number): Field {
  const near = blur({ width, height, values: cover }, Math.max(1, reach * 0.3)).values;
  const wide = blur({ width, height, values: cover }, Math.max(1, reach * 0.75)).values;
  const values = Float32Array.from(
    cover,
    (each, index) => each * (0.4 * (near[index] ?? 0) + 0.6 * (wide[index] ?? 0)),
  );
  return blur({ width, height, values }, Math.max(1, reach * 0.12));
}

/** The tilt of a form's face towards the right and down. */
function slopeAt({ width, height, values }: Field, x: number, y: number, reach: number): readonly [number, number] {
  const at = (column: number, row: number): number =>
    values[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0;
  const scale = reach * 0.55;
  return [((at(x - 2, y) - at(x + 2, y)) * scale) / 1, ((at(x, y - 2) - at(x, y + 2)) * scale) / 1];
}
