import { person } from '../../scene/parts/figures.ts';
import { grass, mushroom } from '../../scene/parts/fungi.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { stalagmite } from '../../scene/parts/rocks.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Brother Tolliver among the Caps, and visitors who have come to see how quiet it is. */
export const mystic: HeroScene = {
  palette: 'verdigris',
  horizon: 0.74,
  glows: [
    { x: 0.56, y: 0.66, reachX: 0.26, reachY: 0.42, strength: 0.55 },
    { x: 0.1, y: 0.6, reachX: 0.2, reachY: 0.3, strength: 0.16 },
  ],
  layers: [
    farRoof(14, 40, 140),
    {
      depth: 0.92,
      fog: 0.78,
      base: 0.8,
      veil: 0.34,
      draw: (layer) => {
        for (let one = 0; one < 26; one += 1) {
          mushroom(layer, layer.random.between(0, WIDTH), 0.8 * HEIGHT, layer.random.between(26, 70), {
            glow: '#3fc79e',
            light: 0.5,
            lean: layer.random.between(-0.15, 0.15),
          });
        }
      },
    },
    {
      depth: 0.6,
      fog: 0.42,
      base: 0.86,
      veil: 0.3,
      draw: (layer) => {
        for (const [share, size] of [
          [0.03, 120],
          [0.15, 84],
          [0.24, 60],
          [0.6, 78],
          [0.68, 118],
          [0.86, 150],
          [0.97, 96],
        ] as const)
          mushroom(layer, share * WIDTH, 0.88 * HEIGHT, size, {
            glow: '#4fe0b4',
            light: 0.7,
            lean: layer.random.between(-0.2, 0.2),
          });
        for (const share of [0.1, 0.36, 0.78])
          stalagmite(layer, share * WIDTH, 0.9 * HEIGHT, 34, layer.random.between(70, 170));
      },
    },
    {
      depth: 0.34,
      fog: 0.14,
      base: 1,
      mist: 0.5,
      veil: 0.16,
      draw: (layer) => {
        for (const [share, hat, skirt, lamp] of [
          [0.4, 'top', false, true],
          [0.445, 'bonnet', true, false],
          [0.475, 'bowler', false, false],
          [0.515, 'cap', true, true],
        ] as const)
          person(layer, share * WIDTH, 0.93 * HEIGHT, 62, { hat, skirt, lamp });
        for (let one = 0; one < 26; one += 1)
          mushroom(layer, layer.random.between(0, WIDTH), 0.97 * HEIGHT, layer.random.between(10, 26), {
            glow: '#6ff0c4',
            light: 0.8,
          });
      },
    },
    nearPlane(clearing, { lamps: 1.4 }),
  ],
};

function clearing(layer: SceneLayer): void {
  const x = 0.78 * WIDTH;
  layer.fill(`M${0.5 * WIDTH} 490C${0.58 * WIDTH} 452 ${0.7 * WIDTH} 442 ${WIDTH + 5} 448V490Z`, 0.13, 172);
  figure(layer, { x, y: 456, height: 330 }, (pen) => {
    pen.cut('-20,0 -24,12 -20,22 10,24 28,22 26,10 22,0', 0.16, 0);
    for (const at of [-18, -10, -2, 6, 14, 22]) pen.fold(`${at},21 ${at + 1},3`, 0.5, 0.3);
    pen.cut('-28,24 -26,31 -12,35 -9,48 -11,60 -7,68 0,72 8,71 14,64 17,48 19,34 24,26 22,20 -4,19 -24,20');
    pen.cut('-26,30 -30,26 -31,12 -30,2 -24,1 -20,14 -16,24');
    pen.cut('-31,2 -36,1 -37,-1 -25,-1 -24,3');
    for (const points of ['-4,66 -3,48 -8,34 -24,28', '4,66 6,46 4,26', '10,62 13,44 14,26', '-22,28 -26,16 -27,4'])
      pen.fold(points, 0.5);
    pen.fold('-10,44 4,41 17,44', 1.2, 0.4);
    pen.fold('-6,42 -8,30', 1, 0.4);
    pen.limb('0,64 -12,50 -22,54', 5.4);
    pen.limb('-25,2 -26,84', 1.3, 0.16);
    pen.limb('-26,84 -31,88 -37,85 -38,78', 1.2, 0.16);
    pen.cut('-9,60 -8,70 2,75 13,70 15,58 4,62');
    head(layer, { x: 2, y: 69, size: 15.5, bowed: 6 }, { nose: 'button', brow: 'heavy' }, (on) => {
      on.cut('-31,52 -23,68 -12,76 2,76 10,82 14,98 12,124 2,140 -10,134 -26,116 -40,96 -44,74');
      for (const points of ['-26,62 -4,86 2,128', '-34,70 -22,96 -6,126', '4,82 8,100 6,120']) on.fold(points, 1.8);
      on.cut('-134,20! -128,-8 -104,-38 -66,-58 -22,-58 20,-40 46,-10 54,20! 30,16 -8,26 -40,28 -72,26 -110,16');
      for (const points of [
        '-128,16 -84,6 -40,4 4,6 48,16',
        '-100,10 -64,26',
        '-66,5 -48,28',
        '-16,5 -32,28',
        '20,9 -14,26',
      ])
        on.fold(points, 1.6);
      for (const spot of ['-84,-26 -82,-27', '-36,-40 -34,-40', '10,-20 12,-19', '-50,-14 -49,-14'])
        on.fold(spot, 7, 0.5);
    });
  });
  lantern(layer, x - 125, 456 - 246, 17);
  grass(layer, 70, 484, [10, 30]);
}
