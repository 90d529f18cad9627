import type { Drawing } from '@underhall/engine';
import type { Span } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import type { WrittenMap } from './map.ts';

/** A map of one picture, which is converted to this size. */
const size = { width: 2048, height: 1152 } as const;
/** Distance from the middle of a place within which it can be clicked, in pixels of the map. Its building fits there. */
const reach = 90;
/** Distance from the middle of a place to the middle of its name, which stands outside of the building. */
const nameAt = 130;
const halfLine = 28;
const corners = 8;

const form = 'write the folder of its area and its middle, like "harbour: 40 across, 60 down"';

/**
 * Reads `maps/<root>.txt`, the places on the picture `pictures/maps/<root>.*`. Each line has a place, and its position in
 * percent from the left and from the top of the picture.
 */
export function readPlainMap(file: string, text: string, { report }: Reading): WrittenMap {
  const root = /([^/]+)\.txt$/.exec(file)?.[1] ?? '';
  const places = new Map<string, Drawing>();
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('//')) continue;
    const at: Span = { file, line: index + 1, column: 1, length: line.length };
    const [, key = '', across, down] =
      /^([a-z0-9-]+): *(\d+(?:\.\d+)?) across, *(\d+(?:\.\d+)?) down$/.exec(line) ?? [];
    if (key === '') report(at, `"${line}" is no place of a map; ${form}`);
    else if (Number(across) > 100 || Number(down) > 100)
      report(at, `"${key}" lies outside the map; write percentages from 0 to 100`);
    else if (places.has(key)) report(at, `"${key}" is on this map already; delete one of the two lines`);
    else places.set(key, drawingAt(Number(across), Number(down)));
  }
  return { root, file, map: { rootPrefix: root, ...size, minDestZoom: 0, spriteSheetCount: 0 }, places };
}

function drawingAt(across: number, down: number): Drawing {
  const [x, y] = [Math.round((across * size.width) / 100), Math.round((down * size.height) / 100)];
  const side = y + nameAt + halfLine <= size.height ? 1 : -1;
  // The name can be clicked too.
  const around = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / corners;
    const [right, below] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    const toName = Math.sign(below) === side ? side * (nameAt + halfLine - reach) : 0;
    return `${within(x + right, size.width)},${within(y + below + toName, size.height)}`;
  });
  const up = -side * nameAt;
  const pins = { pinOffsetX: 0, pinOffsetY: up, playerMarkerOffsetX: 0, playerMarkerOffsetY: up };
  return { labelX: x, labelY: y + side * nameAt, zIndex: 0, hitbox: around.join(' '), ...pins };
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));
