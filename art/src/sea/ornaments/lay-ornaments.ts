import { createCanvas } from '@napi-rs/canvas';
import type { Edition } from '../edition.ts';
import type { Land } from '../land.ts';
import { italic, letter } from '../lettering.ts';
import { layDrawing, type Paint } from '../paint.ts';
import { drawBorder } from './border.ts';
import { drawCartouche } from './cartouche.ts';
import { drawKraken } from './kraken.ts';
import type { Ornaments } from './ornaments.ts';
import { drawRose } from './rose.ts';
import { drawSerpent } from './serpent.ts';
import { drawShip } from './ship.ts';

/** Lays the ornaments over land and water: beasts, ships, names of waters, the rose, the title and the border. */
export function layOrnaments(
  paint: Paint,
  { width, height, scale }: Land,
  ornaments: Ornaments,
  engraved: Edition['engraved'],
): void {
  const pen = createCanvas(width, height).getContext('2d');
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  for (const { text, x, y, size } of ornaments.names) {
    letter(pen, {
      text,
      x,
      y,
      size,
      font: italic(),
      ink: 'rgba(169,205,196,.92)',
      spaced: 0.22,
      halo: 'rgba(6,18,24,.55)',
    });
  }
  for (const { name, x, y, label } of engraved) {
    const [across, down] = [x + label[0], y + label[1] - 6];
    letter(pen, {
      text: name,
      x: across,
      y: down,
      size: 21,
      font: italic(),
      ink: '#9dbab3',
      spaced: 0.06,
      halo: 'rgba(6,18,24,.7)',
    });
  }
  for (const ship of ornaments.ships) drawShip(pen, ship);
  drawSerpent(pen, ornaments.serpent);
  drawKraken(pen, ornaments.kraken);
  drawRose(pen, ornaments.rose);
  drawBorder(pen);
  drawCartouche(pen, ornaments.cartouche);
  layDrawing(paint, pen.getImageData(0, 0, width, height).data);
}
