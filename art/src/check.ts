import { existsSync, readFileSync } from 'node:fs';
import { iconSpecs } from './icons/icon-specs.ts';
import { wantedIcons } from './icons/wanted-icons.ts';
import { missingPictures } from './missing-pictures.ts';
import { BUILT_WORLD } from './places.ts';

const specs = iconSpecs();
const wanted = existsSync(BUILT_WORLD) ? wantedIcons(JSON.parse(readFileSync(BUILT_WORLD, 'utf8'))) : [];
const unnamed = [...wanted].filter((name) => !specs.has(name));
const missing = missingPictures();
for (const name of unnamed) console.error(`The world wants an icon called ${name}, and icons.json has none.`);
for (const file of missing) console.error(`images/${file} is missing.`);
if (unnamed.length + missing.length > 0) process.exitCode = 1;
else console.log(`${specs.size} icons and every other picture are there.`);
