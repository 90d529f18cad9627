import { type Colour, colour } from '../drawing/colour.ts';

/** The colours of one place: two lights only, a cold one in the fog and a warm one in the lamps. */
export type Palette = {
  /** Rock at the very top. */
  readonly deep: Colour;
  /** Rock above the roofs. */
  readonly cavern: Colour;
  /** The light of the city upon the rock. */
  readonly glow: Colour;
  readonly fog: Colour;
  /** The light on every wall. */
  readonly ambient: Colour;
  readonly rim: Colour;
  /** The tint of the deepest shadows, which are lifted by it. */
  readonly ink: Colour;
  readonly water: Colour;
  /** Windows and street lamps, as a canvas wants it. */
  readonly lamp: string;
};

export type PaletteName = 'gas' | 'verdigris' | 'rose' | 'ember' | 'bone' | 'abyss' | 'violet';

/** Fog and glow differ in hue in each of them: alike, they make a picture of one colour. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  gas: palette('05090d 12242b b9732f 49636b 4b6a76 ffd9a0 05090d 0a1a20 ffb347'),
  verdigris: palette('04080a 10262a 3c8f78 3c5c5c 4b6a6a d8f2dc 040909 06181b ffc46b'),
  rose: palette('0a080d 221a2b b25a60 5d5165 66597a ffd8c0 0a070c 160f1b ffb566'),
  ember: palette('090807 211b1c c4602c 5c514d 5f6064 ffcf98 0a0706 150f0d ffa94a'),
  bone: palette('090a0c 1f2529 a89c7c 626a69 68747a fff0cf 08090a 12171a ffc676'),
  abyss: palette('02070b 0a2430 3a86a0 2c5566 3a6070 c8ecf4 02060a 041620 a8f5dc'),
  violet: palette('07070d 1a1a30 716aa6 4b4f6c 525878 ece2f4 06060c 0d0d1c ffc46b'),
};

function palette(hexes: string): Palette {
  const [deep, cavern, glow, fog, ambient, rim, ink, water, lamp] = hexes.split(' ').map((hex) => `#${hex}`);
  const of = (hex: string | undefined): Colour => colour(hex ?? '#000000');
  return {
    deep: of(deep),
    cavern: of(cavern),
    glow: of(glow),
    fog: of(fog),
    ambient: of(ambient),
    rim: of(rim),
    ink: of(ink),
    water: of(water),
    lamp: lamp ?? '#ffb347',
  };
}
