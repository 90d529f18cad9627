import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Focus } from '@underhall/engine';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { type PictureFault, type PictureFile, picturesFolder } from './list-pictures.ts';

const file = `${picturesFolder}/focus.txt`;
const form = 'write it like "headers/harbour: 50 across, 70 down"';

/** Reads `pictures/focus.txt`: a line for each picture that has a focus, keyed by kind and name. */
export function readFocus(
  world: string,
  pictures: readonly PictureFile[],
): { readonly focus: ReadonlyMap<string, Focus>; readonly faults: readonly PictureFault[] } {
  const path = join(world, file);
  const focus = new Map<string, Focus>();
  const faults: PictureFault[] = [];
  const known = new Set(pictures.map(({ kind, name }) => `${kind}/${name}`));
  const lines = existsSync(path)
    ? readFileSync(path, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\n|\r/)
    : [];
  for (const [at, written] of lines.entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('//')) continue;
    const refuse = (message: string): number => faults.push({ file, line: at + 1, message });
    const [, picture = '', across, down] = /^([\w/-]+): *(\d+) across, *(\d+) down$/.exec(line) ?? [];
    if (picture === '') refuse(`"${line}" is no focus; ${form}`);
    else if (!known.has(picture)) refuse(`there is no picture "${picture}".${didYouMean(picture, known)}`);
    else if (Number(across) > 100 || Number(down) > 100)
      refuse(`the focus of "${picture}" lies outside the picture; write percentages from 0 to 100`);
    else if (focus.has(picture)) refuse(`"${picture}" has a focus already; delete one of the two lines`);
    else focus.set(picture, { across: Number(across), down: Number(down) });
  }
  return { focus, faults };
}
