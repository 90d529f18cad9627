import { discOf, type SceneLayer } from '../scene-layer.ts';

const FIVE_TO_TWELVE = { minutes: -120, hours: -92.5 };
const TEN_PAST_TWO = { minutes: -30, hours: -25 };

/** A lit clock face. `isNearlyTwelve` is for the one that always stands at five to. */
export function clockFace(
  layer: SceneLayer,
  x: number,
  y: number,
  radius: number,
  shade = 0.45,
  isNearlyTwelve = false,
): void {
  layer.disc(x, y, radius * 1.15, shade * 1.3);
  layer.light(discOf(x, y, radius), '#ffd48a', radius > 20 ? 0.42 : 0.9);
  const hands = isNearlyTwelve ? FIVE_TO_TWELVE : TEN_PAST_TWO;
  const width = Math.max(1, radius * 0.09);
  const ray = (degrees: number, from: number, to: number, thickness: number): void => {
    const [across, down] = [Math.cos((degrees * Math.PI) / 180) * radius, Math.sin((degrees * Math.PI) / 180) * radius];
    layer.shadeLights(
      [
        [x + across * from, y + down * from],
        [x + across * to, y + down * to],
      ],
      thickness,
      1,
    );
  };
  ray(hands.minutes, -0.1, 0.78, width);
  ray(hands.hours, -0.1, 0.5, width * 1.4);
  for (let hour = 0; hour < 12; hour += 1) ray(hour * 30, 0.82, 0.94, hour % 3 === 0 ? width : width * 0.5);
}
