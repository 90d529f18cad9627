import { clockFace } from '../../scene/parts/clock.ts';
import { candle } from '../../scene/parts/lamps.ts';
import { dip } from '../../scene/parts/skyline.ts';
import { tower } from '../../scene/parts/tower.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Mr November under the clock at five to twelve, holding the month. */
export const november: HeroScene = {
  palette: 'violet',
  horizon: 0.78,
  glows: [
    { x: 0.6, y: 0.42, reachX: 0.2, reachY: 0.4, strength: 0.5 },
    { x: 0.3, y: 0.74, reachX: 0.3, reachY: 0.3, strength: 0.3 },
  ],
  layers: [
    farRoof(10, 34, 120),
    houses(
      { depth: 0.9, fog: 0.78, veil: 0.3, lit: 0.35 },
      { y: 370, unit: 10, least: 60, most: 100, towers: 0.3, rise: dip(0.4, 0.7, 0.9) },
    ),
    {
      depth: 0.6,
      fog: 0.4,
      base: 0.84,
      mist: 0.4,
      veil: 0.26,
      lit: 0.4,
      lamps: 1.3,
      halo: 0.7,
      ownLight: 4,
      draw: (layer) => {
        tower(layer, 0.585 * WIDTH, 400, 116, 290, { top: 'none', shade: 0.42, lit: 0.3 });
        layer.fill(`M${0.585 * WIDTH - 70} 112L${0.585 * WIDTH} 8L${0.585 * WIDTH + 70} 112Z`, 0.36, 60);
        layer.box(0.585 * WIDTH - 72, 108, 144, 9, 0.5, 0);
        clockFace(layer, 0.585 * WIDTH, 168, 44, 0.42, true);
      },
    },
    houses(
      { depth: 0.4, fog: 0.22, base: 0.92, veil: 0.2, lit: 0.4 },
      { y: 450, unit: 19, least: 60, most: 110, towers: 0.06, lean: 0.09, rise: dip(0.6, 0.6, 1.6) },
    ),
    nearPlane(office),
  ],
};

function office(layer: SceneLayer): void {
  const x = 0.79 * WIDTH;
  layer.box(0.5 * WIDTH, 456, WIDTH, 40, 0.13, 0);
  layer.box(0.5 * WIDTH, 452, WIDTH, 6, 0.32, 0);
  figure(layer, { x, y: 456, height: 314 }, (pen) => {
    pen.limb('-3,42 -5,20 -7,2', 5.6);
    pen.limb('4,42 5,20 4,2', 5.6);
    pen.cut('-7,2.4 -14,1.8 -15,0 -3,0 -2,3');
    pen.cut('4,2.4 -3,1.8 -4,0 8,0 9,3');
    pen.cut('-10,40 -8,52 -10,62 -10,73 -5,80 6,81 12,75 13,60 10,50 15,34 16,24 8,30 2,38');
    for (const points of ['-4,78 -5,60 -7,44', '4,58 5,46 2,40', '9,54 12,40 13,30']) pen.fold(points);
    pen.cut('-38,88! -12,84! -10,48! -36,52!', 1, 4);
    pen.cut('-38,88! -12,84! -12.4,78! -37.6,82!', 0.34, 0);
    for (let row = 0; row < 5; row += 1) {
      for (let day = 0; day < 6; day += 1) {
        const [left, top] = [-34.6 + day * 3.9 + row * 0.1, 76.6 - row * 5 - day * 0.56];
        pen.fold(`${left},${top} ${left + 1.9},${top - 0.3}`, 1.5, 0.2);
      }
    }
    pen.cut('-36,52! -31,51.4! -34,57!', 0.9);
    pen.limb('-6,75 -14,64 -23,69', 4.6);
    pen.limb('5,74 2,60 -12,55', 4.8);
    pen.cut('-25,68 -21,71 -19,68 -22,66', 0.2);
    pen.fold('-10,68 -8,64', 1.3, 0.5);
    pen.cut('-7,79 -6,83 3,84 10,80 4,78', 0.7);
    head(
      layer,
      { x: 0.6, y: 80.5, size: 15, bowed: 4 },
      { nose: 'long', lips: 'thin', chin: 'small', brow: 'high' },
      (on) => {
        on.cut('-79,48 -82,62 -74,76 -62,86 -54,74 -47,66 -40,58 -44,48 -58,52 -70,48');
        on.cut('-31,54 -27,68 -20,80 -15,90 -22,98 -34,94 -42,78 -42,60');
        on.fold('4,42 6,48 3,54 -1,50 4,42', 2, 0.9);
        on.fold('-1,48 -20,48 -38,54', 1.8, 0.8);
        on.limb('-52,64 -28,54 0,44', 2.6, 0.5);
        on.cut('-73,20 -77,4 -69,-16 -52,-29 -34,-31 -16,-25 -4,-9 0,20 -36,24');
        on.cut('-96,8 -88,20 -60,25 -30,26 2,24 20,17 28,7 18,23 0,30 -36,30 -80,29');
        on.fold('-75,12 -38,17 -1,12', 3, 0.4);
      },
    );
  });
  layer.box(0.585 * WIDTH, 412, 44, 42, 0.14);
  layer.box(0.585 * WIDTH - 4, 408, 52, 6, 0.3, 0);
  for (let book = 0; book < 3; book += 1)
    layer.box(0.585 * WIDTH + 4 + book * 2, 402 - book * 6, 34 - book * 5, 6, 0.24 + book * 0.06, 0);
  candle(layer, 0.585 * WIDTH + 36, 408, 20, 5.4);
}
