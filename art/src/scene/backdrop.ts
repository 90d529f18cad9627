import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { airLight, linePeriod, type Plate } from './plate.ts';
import { smoothField } from './smooth-field.ts';

/** The cavern behind everything: rock lit from below, and smoke that hides it close above the roofs. */
export function paintBackdrop(plate: Plate): void {
  const { width, height, spec, palette, unit, noise, light, glow, phase, strength } = plate;
  const rock = spec.rock ?? 1;
  const horizon = spec.horizon * height;
  const drift = smoothField(width, height, 4, (x, y) => noise.cloud((x * 0.0016) / unit, (y * 0.004) / unit, 4));
  const curl = smoothField(width, height, 3, (x, y) => {
    const warp = 1.2 * noise.cloud((x * 0.0016) / unit, (y * 0.004) / unit, 2);
    return noise.cloud((x * 0.005) / unit + warp, (y * 0.012) / unit + 40, 4);
  });
  const relief = smoothField(width, height, 2, (x, y) => rockHeight(plate, x / unit, y / unit));
  const main = spec.glows[0] ?? { x: 0.5, y: 0.6 };
  const reach = Math.max(1, Math.round(3 * unit));
  const period = linePeriod(plate) * 1.05;

  for (let y = 0, index = 0; y < height; y += 1) {
    const below = Math.min(height - 1, y + reach) * width;
    const depth = clamp(y / horizon);
    for (let x = 0; x < width; x += 1, index += 1) {
      const smoke = curl[index] ?? 0;
      const air = glowAt(plate, x, y, drift[index] ?? 0, smoke);
      glow[index] = air;
      const here = relief[index] ?? 0;
      const fall = here - (relief[below + x] ?? 0);
      const side = here - (relief[y * width + Math.min(width - 1, x + reach)] ?? 0);
      const lit = clamp(0.5 + 5 * fall + 1.8 * side * Math.sign(x - main.x * width), 0, 1.6);
      const shade = lerp(0.6, lit, rock);
      const haze = smoothstep(0.35, 1.05, y / horizon + 0.12 * smoke);
      const relieved = lerp(0.35 + 1.1 * shade, 0.9, haze);
      const thrown = air * relieved * 0.55;
      const cover = haze * 0.55;
      const mist = airLight(plate, air, 0.6);
      const share = depth ** 1.3;
      for (const [channel, plane] of [light.red, light.green, light.blue].entries()) {
        const part = channel as 0 | 1 | 2;
        const stone = lerp(palette.deep[part], palette.cavern[part], share) * relieved * 1.4;
        plane[index] = lerp(stone + palette.glow[part] * thrown, mist[part], cover);
      }
      const ring = Math.hypot(x - main.x * width, (y - main.y * height) * 1.35) / period;
      phase[index] = ring + 0.7 * smoke + 1.6 * here * rock;
      strength[index] = lerp(0.9, 0.5, haze);
    }
  }
}

function rockHeight({ noise }: Plate, x: number, y: number): number {
  const across = x + 60 * noise.cloud(x * 0.002, y * 0.003, 2);
  return (
    1.2 * noise.ridge(across * 0.0022, y * 0.0075, 5) +
    0.55 * noise.ridge(across * 0.014, y * 0.0028, 3) +
    0.3 * noise.cloud(across * 0.02, y * 0.03, 3)
  );
}

function glowAt({ width, height, spec }: Plate, x: number, y: number, drift: number, smoke: number): number {
  let sum = 0;
  for (const glow of spec.glows) {
    const across = (x / width - glow.x) / glow.reachX + 0.25 * drift;
    const down = (y / height - glow.y) / glow.reachY + 0.15 * smoke;
    sum += glow.strength * Math.exp(-1.6 * (across * across + down * down));
  }
  return Math.max(0, sum * (1 + 0.3 * smoke));
}
