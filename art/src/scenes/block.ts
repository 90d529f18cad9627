import { colour } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { Form, type Line, pathOf } from './form.ts';
import { castShadow, layForm } from './lay-form.ts';
import { type Mask, maskOf } from './mask.ts';
import type { Lamp, Look, Wood } from './wood.ts';

/** The engraver's hand on a block: forms, air, fog and flames, each laid over what is there. Lengths are units. */
export class Block {
  readonly wood: Wood;

  constructor(wood: Wood) {
    this.wood = wood;
  }

  /** A number in [0, 1), the same each time. */
  random(): number {
    return this.wood.random();
  }

  /** Lays a form over what is there: lit by the lamps, with a shadow behind it. */
  form(look: Look, draw: (form: Form) => void): this {
    const mask = this.#drawn(look, draw);
    if (mask === undefined) return this;
    castShadow(this.wood, mask, look.shadow ?? 5);
    layForm(this.wood, mask, look);
    return this;
  }

  /** Air that glows round a place, behind all: rings of lines about it. */
  air(x: number, y: number, reach: number, strength = 0.5): this {
    const { fog, glow, deep, cavern } = this.wood.palette;
    this.#eachPixel((index, across, down) => {
      const away = Math.hypot(across - x, (down - y) * 1.2);
      const cloud = this.wood.noise.cloud(across * 0.006, down * 0.011, 3);
      const lit = strength * Math.exp(-((away / reach) ** 2) * (1 - 0.35 * cloud));
      const dark = lerp(0.6, 1.5, (down * this.wood.pixelRatio) / this.wood.height);
      for (const part of [0, 1, 2] as const) {
        const rock = lerp(deep[part], cavern[part], 0.7) * dark * (1 + 0.4 * cloud);
        this.wood.light[part][index] = rock + lit * (fog[part] + 0.75 * glow[part]);
      }
      this.wood.phase[index] = away / 4.6 + 0.8 * cloud;
      this.wood.depth[index] = 0.8;
    });
    return this;
  }

  /** A torn band of fog across the picture. */
  fog(y: number, tall: number, strength: number): this {
    const { fog, glow } = this.wood.palette;
    this.#eachPixel((index, across, down) => {
      const torn = this.wood.noise.cloud(across * 0.006 + y, down * 0.02, 3);
      const share = clamp(strength * Math.exp(-(((down - y) / tall) ** 2)) * (1 + 0.9 * torn));
      for (const part of [0, 1, 2] as const) {
        const plane = this.wood.light[part];
        const near = this.wood.lamps.reduce((sum, lamp) => sum + glowOf(lamp, across, down), 0);
        const air = 0.35 * fog[part] + 0.7 * near * (0.5 * fog[part] + 0.6 * glow[part]);
        plane[index] = lerp(plane[index] ?? 0, air, share);
      }
      this.wood.depth[index] = (this.wood.depth[index] ?? 0) * (1 - 0.5 * share);
    });
    return this;
  }

  /** Dust and light in the air before a lamp. */
  halo(x: number, y: number, reach: number, strength = 0.5, hue = colour(this.wood.palette.lamp)): this {
    this.#eachPixel((index, across, down) => {
      const away = Math.hypot(across - x, down - y) / reach;
      if (away > 3) return;
      const lit = strength * (0.7 * Math.exp(-away * away * 2) + 0.3 * Math.exp(-away * away * 16));
      for (const part of [0, 1, 2] as const) {
        const plane = this.wood.light[part];
        plane[index] = (plane[index] ?? 0) + lit * hue[part];
      }
    });
    return this;
  }

  /** Light that falls from a place in a shape through the air. */
  beam(outline: Line, from: readonly [number, number], reach: number, strength: number): this {
    const hue = colour(this.wood.palette.lamp);
    this.#drawn({}, (form) => form.cut(pathOf(outline, true)))?.each((index, cover) => {
      const across = (index % this.wood.width) / this.wood.pixelRatio;
      const down = Math.floor(index / this.wood.width) / this.wood.pixelRatio;
      const lit = (cover * strength) / (1 + (Math.hypot(across - from[0], down - from[1]) / reach) ** 2);
      for (const part of [0, 1, 2] as const) {
        const plane = this.wood.light[part];
        plane[index] = (plane[index] ?? 0) * (1 + 1.5 * lit) + lit * hue[part];
      }
    });
    return this;
  }

  /** A shape of pure light: a flame, a pane. */
  shine(outline: Line, strength = 1, hue = colour(this.wood.palette.lamp)): this {
    const mask = this.#drawn({}, (form) => form.cut(pathOf(outline, true)));
    if (mask === undefined) return this;
    mask.each((index, cover) => {
      for (const part of [0, 1, 2] as const) {
        const plane = this.wood.light[part];
        plane[index] = lerp(plane[index] ?? 0, strength * hue[part], cover);
      }
      this.wood.depth[index] = lerp(this.wood.depth[index] ?? 0, 0.15, cover);
    });
    return this;
  }

  /** Darkens what is there: from nothing at one place to all at another. */
  dusk(from: readonly [number, number], to: readonly [number, number], strength: number): this {
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    const long = across * across + down * down;
    this.#eachPixel((index, x, y) => {
      const share = strength * smoothstep(0, 1, ((x - from[0]) * across + (y - from[1]) * down) / long);
      for (const plane of this.wood.light) plane[index] = (plane[index] ?? 0) * (1 - share);
    });
    return this;
  }

  #drawn(look: Look, draw: (form: Form) => void): Mask | undefined {
    const { width, height, pixelRatio } = this.wood;
    const form = new Form(width / pixelRatio, height / pixelRatio, pixelRatio, look.shade ?? 0.4, look.hatch ?? 60);
    draw(form);
    return maskOf(form.canvas);
  }

  #eachPixel(visit: (index: number, x: number, y: number) => void): void {
    for (let row = 0, index = 0; row < this.wood.height; row += 1)
      for (let column = 0; column < this.wood.width; column += 1, index += 1)
        visit(index, column / this.wood.pixelRatio, row / this.wood.pixelRatio);
  }
}

/** The strength of a lamp's light in the air at a place. */
function glowOf(lamp: Lamp, x: number, y: number): number {
  const away = Math.hypot(x - lamp.x, y - lamp.y) / lamp.reach;
  return (lamp.strength ?? 1) / (1 + away * away);
}
