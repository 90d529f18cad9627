import { readFileSync } from 'node:fs';
import { openPack, type Pack, type World } from '@underhall/engine';

/** Reads the compiled world from its file. */
export function loadPack(file: string): World {
  return openPack(JSON.parse(readFileSync(file, 'utf8')) as Pack);
}
