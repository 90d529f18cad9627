import { discOf, type SceneLayer } from '../scene-layer.ts';

/** A great wheel with lit cars, its hub at a point. */
export function greatWheel(layer: SceneLayer, x: number, y: number, radius: number, shade = 0.3, cars = 16): void {
  for (const [reach, width] of [
    [1, 0.03],
    [0.88, 0.02],
    [0.08, 0.06],
  ] as const) {
    layer.line(discOf(x, y, radius * reach), radius * width, shade);
  }
  for (let car = 0; car < cars; car += 1) {
    const angle = (car * 2 * Math.PI) / cars + 0.1;
    const [across, down] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    layer.line(
      [
        [x, y],
        [x + across, y + down],
      ],
      Math.max(0.8, radius * 0.012),
      shade,
    );
    const half = radius * 0.062;
    layer.line(
      [
        [x + across, y + down],
        [x + across, y + down + half * 0.6],
      ],
      radius * 0.012,
      shade,
    );
    layer.fill(
      [
        [x + across - half, y + down + half * 0.6],
        [x + across + half, y + down + half * 0.6],
        [x + across + half * 0.7, y + down + half * 2.2],
        [x + across - half * 0.7, y + down + half * 2.2],
      ],
      shade * 1.2,
    );
    layer.flame(x + across, y + down + half * 1.2, radius * 0.026);
    layer.flame(x + across * 0.88, y + down * 0.88, radius * 0.012, layer.lamp, 0.8);
  }
  layer.line(
    [
      [x - radius * 0.5, y + radius * 1.25],
      [x, y],
      [x + radius * 0.5, y + radius * 1.25],
    ],
    radius * 0.05,
    shade,
  );
}

/** A striped tent with its door lit. */
export function tent(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.42): void {
  const eaves = y - height * 0.42;
  const gores = 8;
  for (let gore = 0; gore < gores; gore += 1) {
    const edge = (share: number, span: number): number => x - span / 2 + span * share;
    const [from, to] = [gore / gores, (gore + 1) / gores];
    const tone = gore % 2 === 0 ? shade * 1.3 : shade * 0.6;
    const peak = (share: number): number => x + (share - 0.5) * width * 0.04;
    layer.fill(
      [
        [edge(from, width), eaves],
        [edge(to, width), eaves],
        [peak(to), y - height],
        [peak(from), y - height],
      ],
      tone,
      110 - gore * 6,
    );
    layer.fill(
      [
        [edge(from, width * 0.84), y],
        [edge(to, width * 0.84), y],
        [edge(to, width), eaves],
        [edge(from, width), eaves],
      ],
      tone * 0.85,
    );
    const middle = edge((from + to) / 2, width);
    layer.fill(
      `M${edge(from, width)} ${eaves}Q${middle} ${y - height * 0.3} ${edge(to, width)} ${eaves}Z`,
      shade * 1.4,
      0,
    );
  }
  const door = [
    [x - width * 0.06, y],
    [x, y - height * 0.38],
    [x + width * 0.06, y],
  ] as const;
  layer.fill(door, 0.05);
  layer.light(door, layer.lamp, 0.9);
  layer.line(
    [
      [x, y - height],
      [x, y - height * 1.25],
    ],
    height * 0.015,
    shade,
    90,
  );
  layer.fill(
    [
      [x, y - height * 1.25],
      [x + width * 0.12, y - height * 1.2],
      [x, y - height * 1.14],
    ],
    shade * 1.2,
    0,
  );
}

/** A stall under a striped awning with two lamps. */
export function stall(layer: SceneLayer, x: number, y: number, width: number, height: number): void {
  const { random } = layer;
  for (const side of [-1, 1]) layer.box(x + side * width * 0.46 - 2, y - height * 0.7, 4, height * 0.7, 0.2);
  layer.box(x - width * 0.48, y - height * 0.36, width * 0.96, height * 0.36, 0.34);
  for (let ware = 0; ware < 22; ware += 1) {
    const at = x - width * 0.45 + (width * 0.9 * ware) / 21;
    layer.disc(at, y - height * 0.37 + random.between(-2, 2), random.between(3, 6), random.between(0.4, 0.8));
  }
  const eaves = y - height * 0.66;
  for (let stripe = 0; stripe < 7; stripe += 1) {
    const [left, right] = [x - width / 2 + (width * stripe) / 7, x - width / 2 + (width * (stripe + 1)) / 7];
    const tone = stripe % 2 === 0 ? 0.3 : 0.62;
    const up = (edge: number): number => x + (edge - x) * 0.72;
    layer.fill(
      [
        [left, eaves],
        [right, eaves],
        [up(right), y - height],
        [up(left), y - height],
      ],
      tone,
      80,
    );
    layer.fill(`M${left} ${eaves}A${width / 14} ${width / 14} 0 0 0 ${right} ${eaves}Z`, tone, 0);
  }
  for (const side of [-0.22, 0.22]) layer.flame(x + side * width, y - height * 0.54, 4.2, '#ffcf86');
}

/** Little flags on a slack string. */
export function bunting(
  layer: SceneLayer,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size = 16,
): void {
  const flags = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.25));
  const on = (way: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * way,
    from[1] + (to[1] - from[1]) * way + 4 * sag * way * (1 - way),
  ];
  layer.line(
    Array.from({ length: 25 }, (_, at) => on(at / 24)),
    Math.max(1, size * 0.08),
    0.25,
  );
  for (let flag = 0; flag < flags; flag += 1) {
    const [x, y] = on((flag + 0.5) / flags);
    const tone = [0.62, 0.34, 0.5][flag % 3] ?? 0.5;
    layer.fill(
      [
        [x - size * 0.45, y],
        [x + size * 0.45, y],
        [x + layer.random.between(-0.12, 0.12) * size, y + size],
      ],
      tone,
      60,
    );
  }
}

/** Washing on a line. */
export function washingLine(
  layer: SceneLayer,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size = 1,
): void {
  const { random } = layer;
  const on = (way: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * way,
    from[1] + (to[1] - from[1]) * way + 4 * sag * way * (1 - way),
  ];
  layer.line(
    Array.from({ length: 21 }, (_, at) => on(at / 20)),
    Math.max(1, 1.3 * size),
    0.2,
  );
  for (let way = 0.1; way < 0.9; way += random.between(0.05, 0.1)) {
    const [x, y] = on(way);
    const [half, drop] = [random.between(4.5, 9) * size, random.between(14, 30) * size];
    const flare = random.between(0.6, 1.2);
    layer.fill(
      [
        [x - half, y],
        [x + half, y + 1],
        [x + half * flare, y + drop],
        [x - half * flare, y + drop * 0.86],
      ],
      random.between(0.45, 0.65),
    );
  }
}
