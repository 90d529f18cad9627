import { sitter } from '../../scenes/parts/head.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';

/** Two gentlemen in bowlers, nose to nose over a table. */
export const bowlersAcrossATable: Engraving = {
  card: 'rumour',
  palette: 'gas',
  ambient: 0.3,
  lamps: [{ x: 150, y: 120, z: 90, reach: 150, strength: 1.35 }],
  draw: (block) => {
    glow(block, { x: 150, y: 150, reach: 170, strength: 0.44 });
    const head = {
      y: 168,
      size: 104,
      bust: 'stout',
      dress: 'cravat',
      hat: 'bowler',
      hair: 'cropped',
      skin: 0.8,
      dressShade: 0.3,
    } as const;
    sitter(block, { ...head, x: 60, beard: 'walrus', face: { nose: 'snub' } });
    sitter(block, {
      ...head,
      x: 240,
      looksLeft: true,
      beard: 'chops',
      face: { nose: 'snub', chin: 'double' },
      hatShade: 0.24,
      dressShade: 0.38,
    });
    table(block, 316, 356, { shade: 0.56 });
  },
};
