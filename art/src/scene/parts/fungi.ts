import { discOf, type SceneLayer } from '../scene-layer.ts';

export type Mushroom = {
  readonly shade?: number;
  readonly glow?: string;
  readonly light?: number;
  readonly lean?: number;
};

/** A mushroom as tall as one to two sizes, with shining gills. */
export function mushroom(layer: SceneLayer, x: number, y: number, size: number, look: Mushroom = {}): void {
  const { random } = layer;
  const { shade = 0.4, glow = '#4fd6b0', light = 0.8, lean = 0 } = look;
  const [tall, cap, dome] = [random.between(1.1, 2), random.between(0.7, 1.15), random.between(0.4, 0.75)];
  const dots = random.whole(4, 9);
  layer.place(x, y, size, () => {
    const [top, stem] = [-tall, 0.12];
    const left = `M${-stem * 1.7} 0C${-stem * 0.7} ${-tall * 0.4} ${lean - stem} ${-tall * 0.7} ${lean - stem * 0.8} ${top}`;
    const right = `L${lean + stem * 0.8} ${top}C${lean + stem} ${-tall * 0.7} ${stem * 0.9} ${-tall * 0.4} ${stem * 1.9} 0Z`;
    layer.fill(left + right, shade * 1.2);
    layer.fill(discOf(lean, top, cap * 0.96, dome * 0.2), shade * 0.5);
    layer.light(discOf(lean, top + dome * 0.03, cap * 0.9, dome * 0.17), glow, light * 0.55);
    for (let gill = -9; gill <= 9; gill += 1) {
      const from = [lean + gill * stem * 0.12, top - dome * 0.1] as const;
      layer.shadeLights([from, [lean + (cap * 0.95 * gill) / 9, top + dome * 0.25]], 0.012, 0.7);
    }
    const roof = `M${lean - cap} ${top}C${lean - cap * 1.02} ${top - dome * 0.7} ${lean - cap * 0.35} ${top - dome * 1.25} ${lean + cap * 0.05} ${top - dome * 1.2}`;
    const eaves = `C${lean + cap * 0.5} ${top - dome * 1.15} ${lean + cap * 1.02} ${top - dome * 0.6} ${lean + cap} ${top}`;
    layer.fill(
      `${roof}${eaves}C${lean + cap * 0.6} ${top - dome * 0.16} ${lean - cap * 0.6} ${top - dome * 0.16} ${lean - cap} ${top}Z`,
      shade,
      155,
    );
    for (let dot = 0; dot < dots; dot += 1) {
      const [across, up] = [random.between(-0.8, 0.8), random.between(0.25, 1)];
      const at = [lean + across * cap * 0.85 * (1 - up * 0.4), top - dome * up * (1 - across * across * 0.7)] as const;
      layer.flame(...at, random.between(0.015, 0.05), glow, light * random.between(0.2, 0.6));
    }
  });
}

/** A blade of cave grass. */
export function blade(layer: SceneLayer, x: number, y: number, height: number, shade = 0.1): void {
  const bend = layer.random.between(-0.5, 0.5) * height;
  const half = Math.max(1, height * 0.04);
  layer.fill(
    [
      [x - half, y],
      [x + bend * 0.4, y - height * 0.6],
      [x + bend, y - height],
      [x + bend * 0.45 + half, y - height * 0.55],
      [x + half, y],
    ],
    shade,
  );
}

export function grass(
  layer: SceneLayer,
  count: number,
  y: number,
  heights: readonly [number, number],
  shade = 0.1,
): void {
  for (let one = 0; one < count; one += 1)
    blade(layer, layer.random.between(0, layer.width), y, layer.random.between(...heights), shade);
}
