import { candle, chandelier } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Madame X in her box, her glasses on a stage where nothing has begun. */
export const madamex1: HeroScene = {
  palette: 'rose',
  horizon: 0.8,
  rock: 0.15,
  exposure: 1.5,
  glows: [
    { x: 0.4, y: 0.66, reachX: 0.3, reachY: 0.5, strength: 0.85 },
    { x: 0.9, y: 0.4, reachX: 0.2, reachY: 0.3, strength: 0.12 },
  ],
  layers: [
    { depth: 0.95, fog: 0.66, base: 0.9, veil: 0.2, lamps: 1, draw: tiers },
    { depth: 0.6, fog: 0.34, base: 1, mist: 0.2, veil: 0.2, ownLight: 10, draw: stage },
    { depth: 0.03, fog: 0, mist: 0.03, brightness: 0.6, rim: 1.3, ownLight: 9, draw: box },
  ],
};

function tiers(layer: SceneLayer): void {
  layer.box(-5, -5, WIDTH + 10, HEIGHT + 10, 0.34);
  for (const [tier, y] of [96, 178, 260].entries()) {
    for (let at = 0; at < 22; at += 1) {
      const x = 8 + at * 40;
      layer.fill(`M${x} ${y}V${y - 40}Q${x + 14} ${y - 62} ${x + 28} ${y - 40}V${y}Z`, 0.14);
      if (layer.random.chance(0.4)) layer.flame(x + 14, y - 30, 2.2, '#ffcf86', 0.8);
      if (layer.random.chance(0.5)) layer.disc(x + layer.random.between(8, 20), y - 9, 4.4, 0.06);
    }
    layer.box(-5, y, WIDTH + 10, 17, 0.44, 0);
    layer.box(-5, y, WIDTH + 10, 3.5, 0.66, 0);
    for (let at = 0; at < 30 - tier; at += 1) layer.flame(14 + at * 30, y + 9, 1.6, '#ffc46b', 0.9);
  }
  chandelier(layer, 0.4 * WIDTH, 92, 66);
}

function stage(layer: SceneLayer): void {
  const [left, right, top, floor] = [0.16 * WIDTH, 0.56 * WIDTH, 150, 392];
  layer.fill(`M${left} ${floor}V${top - 50}H${right}V${floor}Z`, 0.5);
  for (let fold = 0; fold < 26; fold += 1) {
    const x = left + ((right - left) * fold) / 26;
    layer.fill(`M${x} ${top - 44}H${x + 7}L${x + 9} ${floor}H${x + 1}Z`, fold % 2 === 0 ? 0.3 : 0.62);
  }
  for (let swag = 0; swag < 5; swag += 1) {
    const x = left + ((right - left) * swag) / 5;
    const end = left + ((right - left) * (swag + 1)) / 5;
    layer.fill(`M${x} ${top - 50}H${end}V${top - 6}Q${(x + end) / 2} ${top + 62} ${x} ${top - 6}Z`, 0.36, 20);
  }
  layer.fill(
    `M${left - 46} ${floor + 40}V${top - 56}H${right + 46}V${floor + 40}H${right}V${top}Q${(left + right) / 2} ${top - 46} ${left} ${top}V${floor + 40}Z`,
    0.3,
    90,
  );
  layer.box(left - 50, top - 62, right - left + 100, 9, 0.5, 0);
  layer.box(left - 60, floor, right - left + 120, 120, 0.2, 0);
  for (let light = 0; light < 15; light += 1) layer.flame(left + 4 + light * 24, floor - 3, 3.6, '#ffd48a');
}

function box(layer: SceneLayer): void {
  layer.fill(
    `M${WIDTH + 5} -5H${0.7 * WIDTH}C${0.82 * WIDTH} 20 ${0.9 * WIDTH} 120 ${0.91 * WIDTH} 230C${0.92 * WIDTH} 260 ${0.95 * WIDTH} 262 ${0.96 * WIDTH} 240L${WIDTH + 5} 500Z`,
    0.15,
    70,
  );
  for (const shift of [0, 26, 52, 80]) {
    layer.line(
      `M${0.76 * WIDTH + shift} -5C${0.86 * WIDTH + shift} 40 ${0.92 * WIDTH + shift} 130 ${0.925 * WIDTH + shift} 236`,
      1.4,
      0.4,
      70,
    );
  }
  figure(layer, { x: 0.77 * WIDTH, y: 566, height: 420 }, (pen) => {
    pen.cut('-32,20 -18,38 -5.6,53 -7.4,60 -8.6,67 -6,73 -1.6,77.4 -1,82! 4.6,82! 5,77.4 9.6,73.6 11.4,66 8,58 6.4,53 18,38 36,20');
    for (const points of ['-6,54 -12,38 -18,24', '2,54 2,40 1,24', '9,53 16,38 22,24', '-7,65 0,68 9,65'])
      pen.fold(points, 0.35);
    pen.cut('3,75.4 -2,76.6 -8,73 -15.4,65 -20.4,58.6 -20.8,55.6 -17.6,54.4 -11,57 -3,62.6 3,67');
    pen.cut('-20.8,56.4 -20.4,63 -17.4,72 -15.6,78! -12.4,77.4! -13.2,70 -14.4,63 -15,57 -17.6,54.4');
    pen.cut('-16,77.4! -17,81 -16.2,86 -13.4,87.6 -11.2,85.4 -11.6,81 -12,77!');
    pen.fold('-16.4,76.6 -12.2,76', 0.7, 0.5);
    pen.fold('-8,71 -3,67 2,66', 0.5, 0.4);
    pen.cut('-7.6,90! -12,90.8! -15.6,92.4! -16.4,86.8! -12.4,86.6! -7.8,86.6!', 0.2, 0);
    pen.fold('-15.8,92 -16.4,87', 0.8, 0.8);
    pen.fold('-12,90.6 -12.3,86.8', 0.5, 0.6);
    head(layer, { x: 0.4, y: 79, size: 15, bowed: -2 }, { nose: 'fine', lips: 'full', neck: 'slender' }, (on) => {
      on.cut('0,25 0,8 -14,-4 -38,-8 -62,-2 -78,16 -84,42 -78,62 -66,74 -54,74 -46,64 -40,52 -26,44 -14,34');
      on.cut('-70,60 -88,60 -98,76 -92,92 -76,92 -66,80');
      on.cut('-92,18 -84,6 -50,8 -12,12 14,22 18,28 4,27 -36,25 -74,26 -96,26');
      on.cut('-68,14 -66,-8 -50,-18 -28,-16 -12,-6 -8,15');
      on.cut('-40,-8 -52,-34 -76,-48 -104,-44 -122,-22 -124,4 -112,-6 -98,-14 -84,-10 -66,-8');
      for (const points of [
        '-44,-8 -64,-34 -96,-38 -118,-12',
        '-60,-24 -66,-14',
        '-78,-36 -80,-20',
        '-96,-38 -98,-20',
        '-110,-30 -112,-14',
      ])
        on.fold(points, 1.6);
      on.fold('-66,9 -38,12 -9,11', 3);
      for (const points of ['14,26 20,52 14,84 -6,96', '4,28 8,56 2,86', '-8,28 -6,58 -12,90'])
        on.fold(points, 0.9, 0.34);
      on.fold('-26,112 -42,118 -58,111', 3, 0.8);
    });
  });
  layer.fill(`M${0.56 * WIDTH} 500L${0.575 * WIDTH} 408Q${0.8 * WIDTH} 388 ${WIDTH + 5} 398V500Z`, 0.15, 90);
  layer.fill(
    `M${0.565 * WIDTH} 412Q${0.8 * WIDTH} 390 ${WIDTH + 5} 400V412Q${0.8 * WIDTH} 402 ${0.568 * WIDTH} 424Z`,
    0.36,
    0,
  );
  for (let tassel = 0; tassel < 18; tassel += 1) {
    const x = (0.58 + tassel * 0.024) * WIDTH;
    layer.line(`M${x} ${424 - tassel * 0.8}v15`, 2.4, 0.34, 90);
  }
  candle(layer, 0.605 * WIDTH, 409, 24, 6);
}
