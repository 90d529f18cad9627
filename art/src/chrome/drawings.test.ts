import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dividers } from './dividers.ts';
import { ghostCard } from './ghost-card.ts';
import { compassRose, favicon, playerMarker } from './marks.ts';
import { panelFrame } from './panel-frame.ts';

const drawings: readonly (readonly [name: string, svg: string, width: number, height: number])[] = [
  ...Object.entries(dividers).map(([name, draw]) => [`the ${name} rule`, draw(), 320, 0] as const),
  ['the frame of a panel', panelFrame(), 48, 48],
  ['the place of a deck', ghostCard(), 156, 203],
  ['the player’s marker', playerMarker(), 56, 80],
  ['the compass rose', compassRose(), 84, 84],
  ['the mark of the tab', favicon(), 32, 32],
];

it.each(drawings)('%s is an SVG of its size, with something on it', async (_, svg, width, height) => {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer({
    resolveWithObject: true,
  });

  expect(info.width).toBe(width);
  if (height > 0) expect(info.height).toBe(height);
  expect(data.filter((alpha) => alpha > 128).length).toBeGreaterThan(data.length / 60);
});
