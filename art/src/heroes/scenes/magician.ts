import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** The Great Ormolu before the cabinet, whose door is still ajar. */
export const magician: HeroScene = {
  palette: 'ember',
  horizon: 0.86,
  rock: 0.1,
  exposure: 1.5,
  glows: [
    { x: 0.58, y: 0.66, reachX: 0.26, reachY: 0.5, strength: 0.6 },
    { x: 0.1, y: 0.9, reachX: 0.24, reachY: 0.3, strength: 0.18 },
  ],
  layers: [
    { depth: 0.9, fog: 0.55, base: 0.95, veil: 0.16, draw: curtain },
    { depth: 0.55, fog: 0.3, base: 0.98, mist: 0.3, veil: 0.2, ownLight: 10, draw: cabinet },
    { depth: 0.03, fog: 0, mist: 0.03, brightness: 0.6, rim: 1.3, ownLight: 6, draw: boards },
  ],
};

function curtain(layer: SceneLayer): void {
  layer.box(-5, -5, WIDTH + 10, HEIGHT + 10, 0.34);
  for (let x = -10; x < WIDTH + 10; ) {
    const width = layer.random.between(12, 34);
    layer.fill(
      `M${x} 40C${x + 4} 160 ${x - 6} 300 ${x + 3} 440H${x + width * 0.6}C${x + width * 0.4} 300 ${x + width * 0.7} 160 ${x + width * 0.5} 40Z`,
      layer.random.between(0.42, 0.6),
    );
    x += width;
  }
  for (let swag = 0; swag < 6; swag += 1) {
    const [x, end] = [(swag * WIDTH) / 5 - 40, ((swag + 1) * WIDTH) / 5 + 10];
    layer.fill(`M${x} -5H${end}V40Q${(x + end) / 2} 132 ${x} 40Z`, 0.4, 20);
    for (const drop of [0.35, 0.65])
      layer.line(`M${x} ${40 * drop}Q${(x + end) / 2} ${132 * drop} ${end} ${40 * drop}`, 2, 0.2, 20);
    layer.line(`M${x} 40Q${(x + end) / 2} 132 ${end} 40`, 4, 0.62, 20);
  }
}

function cabinet(layer: SceneLayer): void {
  const [left, right, top, foot] = [0.47 * WIDTH, 0.6 * WIDTH, 132, 424];
  layer.box(-5, foot - 4, WIDTH + 10, 90, 0.36, 0);
  for (let board = 0; board < 26; board += 1) {
    const x = 0.5 * WIDTH + (board - 13) * 36;
    layer.line(`M${x} ${foot - 4}L${0.5 * WIDTH + (board - 13) * 70} 490`, 1.3, 0.2, 90);
  }
  layer.box(left - 12, top - 12, right - left + 24, 14, 0.42, 0);
  layer.fill(`M${left - 16} ${top - 12}L${(left + right) / 2} ${top - 44}L${right + 16} ${top - 12}Z`, 0.36, 0);
  layer.box(left - 8, top, right - left + 16, foot - top, 0.3);
  const opening = `M${left + 6} ${foot - 12}V${top + 14}H${right - 6}V${foot - 12}Z`;
  layer.fill(opening, 0.5);
  layer.light(opening, '#e08a3c', 0.42);
  for (let star = 0; star < 26; star += 1)
    layer.flame(
      layer.random.between(left + 12, right - 12),
      layer.random.between(top + 24, foot - 30),
      layer.random.between(0.6, 1.5),
      '#fff1cf',
      0.9,
    );
  for (const x of [-10, 8])
    layer.fill(`M${(left + right) / 2 + x - 7} ${foot - 12}q0-6 5-7l5-1q2-7 1-11h6q2 10 0 19Z`, 0.04, 0);
  layer.fill(`M${left - 8} ${top}L${left - 64} ${top + 20}V${foot + 18}L${left - 8} ${foot}Z`, 0.34, 60);
  layer.line(
    `M${left - 18} ${top + 26}L${left - 54} ${top + 40}V${foot - 150}L${left - 18} ${foot - 160}Z`,
    2,
    0.6,
    60,
  );
  layer.line(
    `M${left - 18} ${foot - 140}L${left - 54} ${foot - 130}V${foot - 8}L${left - 18} ${foot - 22}Z`,
    2,
    0.6,
    60,
  );
  layer.box(left - 10, foot - 10, right - left + 22, 16, 0.44, 0);
}

function boards(layer: SceneLayer): void {
  layer.box(-5, 452, WIDTH + 10, 40, 0.12, 0);
  for (let light = 0; light < 13; light += 1) {
    const x = 0.4 * WIDTH + light * 42;
    layer.fill(`M${x - 12} 478Q${x - 12} 456 ${x} 454Q${x + 12} 456 ${x + 12} 478Z`, 0.2, 0);
    if (light !== 5) layer.flame(x, 452, 3, '#ffcf86');
  }
  figure(layer, { x: 0.77 * WIDTH, y: 455, height: 318 }, (pen) => {
    pen.cut('-4,80 6,82 14,78 24,56 36,30 44,4 30,9 22,2 12,9 4,3 -2,20 -6,50', 0.13, 70);
    for (const points of ['10,76 20,46 32,10', '8,72 14,40 22,6', '4,72 6,40 10,10']) pen.fold(points, 0.5);
    pen.limb('-4,44 -7,22 -8,2', 6);
    pen.limb('4,44 7,22 6,2', 6);
    pen.cut('-9,2 -16,1.6 -17,0 -4,0 -3,3');
    pen.cut('5,2 -1,1.6 -3,0 9,0 10,3');
    pen.cut('-12,64 -10,52 -6,44 4,42 12,46 13,60 13,74 7,81 -6,80 -12,74');
    pen.cut('4,46 12,44 18,24 12,26');
    pen.cut('-9,78 -4,80 -7,66 -9,58', 0.7);
    pen.fold('-10,57 -8,50 -4,45', 0.5);
    pen.limb('-8,76 -22,72 -30,84', 5);
    pen.limb('-30,84 -32,87', 3.6);
    pen.limb('-27,82 -48,104', 1.1, 0.2);
    pen.fold('-45,101 -48,104', 1.3, 0.95);
    pen.limb('8,74 17,62 6,54', 5);
    pen.cut('-2,79 4,81 10,79 12,84 9,89 5,84');
    head(layer, { x: 1, y: 81, size: 15, bowed: -3 }, { nose: 'long', chin: 'firm' }, (on) => {
      on.cut(
        '-4,19 -8,7 -22,-4 -42,-6 -62,0 -77,15 -83,36 -80,56 -71,72 -62,84 -52,70 -42,55 -35,68 -32,46 -24,36 -14,28',
      );
      on.cut('3,71 9,72 15,70 21,62 18,73 9,80 3,80 -7,81 -4,75');
      on.cut('1,85 6,88 8,98 6,112 2,102 -2,93');
      on.cut('-74,22 -72,-14 -80,-62! -60,-68 -38,-70 -16,-68 4,-62! -5,-14 4,22 -40,25');
      on.cut('-98,8 -90,20 -62,25 -36,26 -8,25 16,20 26,9 18,25 0,31 -38,32 -78,31 -92,25');
      on.fold('-73,13 -40,17 -3,13', 5, 0.5);
      on.fold('-78,-60 -38,-66 2,-60', 2);
    });
  });
  for (const [x, y] of [
    [-158, -340],
    [-170, -326],
    [-146, -352],
    [-176, -346],
    [-150, -322],
  ] as const)
    layer.flame(0.77 * WIDTH + x, 455 + y, 1.6, '#ffe6b8');
}
