import { writeLicence } from '../write-licence.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';
import { renderFamily } from './render-family.ts';
import { sheetsOf } from './sheet.ts';

const usage = `npm run art                    draws what changed, of every family
npm run art -- icons           draws what changed of one family
npm run art -- icons a b       draws two pictures of it, changed or not
npm run art -- sheet [family]  lays everything drawn out on sheets, in reports/art/
npm run art -- test            type-checks, lints and tests the drawing programs

Families: ${families.map(({ name }) => name).join(', ')}`;

const say = (line: string) => console.log(line);

/** Carries out what stands behind `npm run art --`. */
export async function runCommand([first, ...names]: readonly string[]): Promise<void> {
  const one = families.filter(({ name }) => name === (first === 'sheet' ? names[0] : first));
  if (first === 'sheet') await sheetsOf(one.length > 0 ? one : families, say);
  else if (first !== undefined && one.length === 0) {
    console.error(usage);
    process.exitCode = first === 'help' ? 0 : 1;
  } else await draw(first === undefined ? families : one, names);
}

async function draw(chosen: readonly Family[], names: readonly string[]): Promise<void> {
  let drawn = 0;
  for (const family of chosen) drawn += await renderFamily(family, { names }, say);
  writeLicence();
  say(`${drawn} ${drawn === 1 ? 'picture' : 'pictures'} drawn`);
}
