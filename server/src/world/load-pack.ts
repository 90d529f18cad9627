import { readFileSync } from 'node:fs';
import { openPack, type Pack, plainTexts, type World } from '@underhall/engine';

/** Throws a one-line error if this game version cannot read the world. */
export function loadPack(file: string): World {
  const pack: Partial<Pack> = JSON.parse(readFileSync(file, 'utf8'));
  if (!isOfThisVersion(pack)) {
    throw new Error(`The world in ${file} was compiled by another version of the game: run "npm run world" again.`);
  }
  return openPack(pack);
}

const isOfThisVersion = (pack: Partial<Pack>): pack is Pack => {
  const texts: Readonly<Record<string, object>> | undefined = pack.words?.texts;
  return (
    texts !== undefined &&
    Object.entries(plainTexts).every(([section, plain]) =>
      Object.keys(plain).every((key) => key in (texts[section] ?? {})),
    )
  );
};
