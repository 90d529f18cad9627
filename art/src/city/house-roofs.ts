import { type House, LAMPS } from './house-look.ts';
import type { Random } from './random.ts';
import type { Point } from './region.ts';
import { face, lamp, type Stage, shade } from './stage.ts';
import type { Roof } from './wards.ts';

type DrawRoof = (stage: Stage, house: House, back: Point, random: Random) => void;

/** The drawing of each kind of roof, upon a house. */
export const roofs: Readonly<Record<Roof, DrawRoof>> = {
  gable: (stage, { x, y, wide, high, slope, slate, wall }, [over, up], random) => {
    const [right, eaves, ridge] = [x + wide, y - high, x + wide / 2];
    const tone = random.from(0.8, 1.05);
    face(
      stage,
      [
        [x, eaves],
        [ridge, eaves - slope],
        [ridge + over, eaves - slope + up],
        [x + over, eaves + up],
      ],
      shade(slate, tone * 0.62),
    );
    face(
      stage,
      [
        [x, eaves],
        [ridge, eaves - slope],
        [right, eaves],
      ],
      shade(wall, random.from(0.9, 1.08)),
      0.4,
    );
    courses(
      stage,
      [
        [ridge, eaves - slope],
        [ridge + over, eaves - slope + up],
        [right + 0.5, eaves + 0.4],
        [right + over + 0.5, eaves + up + 0.4],
      ],
      shade(slate, tone),
      slate,
    );
  },
  side: (stage, { x, y, wide, high, slope, slate, wall }, [over, up], random) => {
    const [right, eaves] = [x + wide, y - high];
    face(
      stage,
      [
        [right, eaves],
        [right + over / 2, eaves - slope + up / 2],
        [right + over, eaves + up],
      ],
      shade(wall, 0.44),
    );
    const ridge = eaves - slope + up / 2;
    courses(
      stage,
      [
        [x + over / 2, ridge],
        [right + over / 2, ridge],
        [x - 0.6, eaves + 0.5],
        [right + 0.5, eaves + 0.5],
      ],
      shade(slate, random.from(0.82, 1.12)),
      slate,
    );
  },
  mansard: (stage, { x, y, wide, high, slope, slate }, [over, up], random) => {
    const [right, eaves] = [x + wide, y - high];
    const tone = random.from(0.85, 1.1);
    const knee = eaves - slope;
    face(
      stage,
      [
        [right, eaves],
        [right - 1 + over * 0.3, knee],
        [right - 1 + over * 0.8, knee + up * 0.8],
        [right + over, eaves + up],
      ],
      shade(slate, 0.5),
    );
    face(
      stage,
      [
        [x + 1 + over * 0.2, knee],
        [right - 1 + over * 0.3, knee],
        [right - 1 + over * 0.8, knee + up * 0.7],
        [x + 1 + over * 0.7, knee + up * 0.7],
      ],
      shade(slate, tone * 1.2),
    );
    courses(
      stage,
      [
        [x + 1 + over * 0.2, knee],
        [right - 1 + over * 0.3, knee],
        [x - 0.4, eaves + 0.4],
        [right + 0.4, eaves + 0.4],
      ],
      shade(slate, tone * 0.85),
      slate,
    );
    if (wide > 9)
      for (const at of [0.3, 0.7])
        lamp(stage, x + wide * at, eaves - slope * 0.65, 1.3, 1.5, random.chance(0.4) ? random.pick(LAMPS) : '#000');
  },
  flat: (stage, { x, y, wide, high, slate }, [over, up], random) => {
    const [right, eaves] = [x + wide, y - high];
    face(
      stage,
      [
        [x, eaves],
        [right, eaves],
        [right + over, eaves + up],
        [x + over, eaves + up],
      ],
      shade(slate, random.from(0.9, 1.15)),
    );
    stage.day.strokeStyle = shade(slate, 1.5);
    stage.day.lineWidth = 0.5;
    stage.day.strokeRect(x + 0.8, eaves + 0.5, wide - 1.6, 0.1);
  },
  saw: (stage, { x, y, wide, high, slope, slate, wall }, [over, up], random) => {
    const teeth = Math.max(2, Math.round(wide / 6));
    const each = wide / teeth;
    const eaves = y - high;
    for (let tooth = teeth - 1; tooth >= 0; tooth -= 1) {
      const left = x + tooth * each;
      courses(
        stage,
        [
          [left, eaves - slope],
          [left + over, eaves - slope + up],
          [left + each, eaves],
          [left + each + over, eaves + up],
        ],
        shade(slate, random.from(0.85, 1.05)),
        slate,
      );
      face(
        stage,
        [
          [left, eaves],
          [left, eaves - slope],
          [left + each, eaves],
        ],
        shade(wall, 0.95),
        0.5,
      );
    }
  },
  hip: (stage, { x, y, wide, high, slope, slate }, [over, up], random) => {
    const [right, eaves] = [x + wide, y - high];
    const tone = random.from(0.85, 1.1);
    const ridge = eaves - slope + up / 2;
    face(
      stage,
      [
        [right, eaves],
        [right - wide * 0.3 + over / 2, ridge],
        [right + over, eaves + up],
      ],
      shade(slate, 0.55),
    );
    courses(
      stage,
      [
        [x + wide * 0.3 + over / 2, ridge],
        [right - wide * 0.3 + over / 2, ridge],
        [x - 0.5, eaves + 0.4],
        [right + 0.5, eaves + 0.4],
      ],
      shade(slate, tone),
      slate,
    );
  },
};

/** A roof's face by its two upper corners and the two below them, with the shadow lines of its slates. */
function courses(stage: Stage, [a, b, c, d]: readonly [Point, Point, Point, Point], fill: string, slate: string): void {
  face(stage, [a, b, d, c], fill);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const lines = Math.floor(length / 2.1);
  stage.day.strokeStyle = shade(slate, 0.45);
  stage.day.lineWidth = 0.5;
  stage.day.beginPath();
  for (let line = 1; line < lines; line += 1) {
    const at = line / lines;
    stage.day.moveTo(a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at);
    stage.day.lineTo(c[0] + (d[0] - c[0]) * at, c[1] + (d[1] - c[1]) * at);
  }
  stage.day.stroke();
}
