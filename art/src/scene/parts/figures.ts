import type { SceneLayer } from '../scene-layer.ts';

export type Hat = 'top' | 'bowler' | 'bonnet' | 'cap' | 'none';

export type Person = {
  readonly hat?: Hat;
  readonly skirt?: boolean;
  readonly cane?: boolean;
  readonly mirrored?: boolean;
  readonly shade?: number;
  /** Holds a lantern out, a little in front. */
  readonly lamp?: boolean;
};

const SKIRT = 'M-.2 0C-.2-.25-.09-.4-.06-.52C-.13-.62-.11-.76-.03-.8L.03-.8C.1-.76 .1-.62 .05-.52C.1-.38 .2-.2 .2 0Z';
const COAT =
  'M-.1 0L-.09-.3L-.13-.32C-.11-.5-.14-.7-.11-.77L-.03-.82L.03-.82L.1-.77C.13-.65 .11-.5 .13-.3L.08-.3L.09 0L.02 0L0-.28L-.03 0Z';
const BOWLER = 'M-.052-.9A.052 .052 0 0 1 .052-.9Z';

/** A small standing person, this high without the hat's brim, feet at a point. */
export function person(layer: SceneLayer, x: number, y: number, height: number, look: Person = {}): void {
  const { hat = 'top', skirt = false, cane = false, mirrored = false, shade = 0.07 } = look;
  layer.place(
    x,
    y,
    height,
    () => {
      layer.fill(skirt ? SKIRT : COAT, shade);
      layer.place(0.005, -0.865, 1, () => layer.fill('M-.045 0A.045 .056 0 1 1 .045 0A.045 .056 0 1 1-.045 0Z', shade));
      paintHat(layer, hat, shade);
      if (cane)
        layer.line(
          [
            [0.17, -0.42],
            [0.2, 0],
          ],
          0.018,
          shade,
        );
      if (look.lamp) carryLamp(layer, shade);
    },
    { mirrored },
  );
}

function paintHat(layer: SceneLayer, hat: Hat, shade: number): void {
  if (hat === 'top') {
    layer.box(-0.075, -0.918, 0.15, 0.018, shade, 0);
    layer.box(-0.047, -1.01, 0.094, 0.1, shade, 0);
  } else if (hat === 'bowler') {
    layer.fill(BOWLER, shade, 0);
    layer.box(-0.07, -0.912, 0.14, 0.016, shade, 0);
  } else if (hat === 'bonnet') layer.fill('M-.08-.88A.07 .065 0 1 1 .06-.88A.07 .065 0 1 1-.08-.88Z', shade, 0);
  else if (hat === 'cap') {
    layer.fill(BOWLER, shade, 0);
    layer.box(-0.05, -0.912, 0.15, 0.016, shade, 0);
  }
}

function carryLamp(layer: SceneLayer, shade: number): void {
  layer.line(
    [
      [0.08, -0.72],
      [0.2, -0.52],
    ],
    0.05,
    shade,
  );
  layer.line(
    [
      [0.2, -0.52],
      [0.2, -0.44],
    ],
    0.012,
    shade,
  );
  layer.flame(0.2, -0.4, 0.05);
  layer.flame(0.2, -0.4, 0.03, '#fff1cf');
}

/** A crowd along a street, from one x to another. */
export function crowd(
  layer: SceneLayer,
  count: number,
  across: readonly [number, number],
  y: number,
  heights: readonly [number, number],
): void {
  const { random } = layer;
  for (let one = 0; one < count; one += 1) {
    person(layer, random.between(...across), y, random.between(...heights), {
      hat: random.pick(['top', 'bonnet', 'bowler', 'none', 'cap']),
      skirt: random.chance(0.5),
      mirrored: random.chance(0.5),
      cane: random.chance(0.2),
    });
  }
}
