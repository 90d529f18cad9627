import type { Pack } from '@underhall/engine';
import type { Check } from '../check/rule.ts';
import { compileTexts } from '../compile/compile-world.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import { type DrawnPictures, readWorld } from '../meaning/read-world.ts';
import type { Words } from '../syntax/block.ts';

const PACK = '= Small\nstart at: The Square\nfaces: plain\nopening: Step\n';
const SETTING = '= Town\n';
const AREA = '= The Square\nsetting: Town\ntype: District\nline: small\nimage: square\n\nA square.\n';
const LODGING = '= A Room\nhand: 1\nimage: room\n\nA room.\n';

const QUALITIES = `= Watchful
category: BasicAbility
climbs: ever steeper
image: eye

Seeing.

= Coins
category: Currency
nature: thing
image: coins

Money.

= Step
category: Story
image: step

How far.

= Paper Hat
category: Hat
nature: thing
enhances: Watchful 1
image: hat

A hat.

= Lens
category: Advantage
nature: thing
second chance on: Watchful
image: lens

A lens.
`;

const STORYLET = `= A Bench
where: The Square
image: bench
teaser: It is free.

A bench.

== Sit
image: sit

You might.

=== always: Sat
gain: Coins 1

You did.
`;

/** The files of a small world without problems. `files` adds to them or replaces them. */
export function aWorld(files: Readonly<Record<string, string>> = {}): readonly SourceFile[] {
  const all = {
    'pack.story': PACK,
    'settings/town.story': SETTING,
    'areas/square/area.story': AREA,
    'areas/square/a-bench.story': STORYLET,
    'qualities/all.story': QUALITIES,
    'lodgings/room.story': LODGING,
    ...files,
  };
  return Object.entries(all).map(([path, text]) => ({ path, text }));
}

/** A storylet of the small world with these facts and branches. By default its one branch is free. */
export const aStorylet = (facts: string, branches: string = aBranch('')): Readonly<Record<string, string>> => ({
  'areas/square/tried.story': `= Tried\nwhere: The Square\nimage: it\nteaser: It.\n${facts}\n\nProse.\n\n${branches}\n`,
});

/** A branch with these facts and outcomes. By default it has one outcome, `always`. */
export const aBranch = (facts: string, outcomes: string = anOutcome('')): string =>
  `== Try\nimage: it\n${facts}\n\nProse.\n\n${outcomes}\n`;

export const anOutcome = (facts: string, heading = 'always: Done'): string => `=== ${heading}\n${facts}\n\nProse.\n`;

/** Every picture that the small world names. */
export const itsPictures: DrawnPictures = new Map([
  ['icons', new Set(['bench', 'coins', 'eye', 'hat', 'it', 'lens', 'room', 'sit', 'step'])],
  ['headers', new Set(['square'])],
  ['lodgings', new Set(['room'])],
  ['cameos', new Set(['plain'])],
]);

/** The messages of one check on the small world with these files. */
export const messagesOf = (
  check: Check,
  files: Readonly<Record<string, string>>,
  drawn: DrawnPictures | undefined = itsPictures,
): readonly string[] => check(readWorld(aWorld(files), drawn).world).map(({ message }) => message);

/** The pack of the small world with these files. Throws if there are problems. */
export function packOf(files: Readonly<Record<string, string>>): Pack {
  const { pack, problems } = compileTexts(aWorld(files), '');
  if (!pack) throw new Error(problems.map(({ message }) => message).join('\n'));
  return pack;
}

/** The number of a quality, storylet or timed story. */
export function idIn({ qualities, storylets, timed }: Pack, wanted: string): number {
  const thing = [...qualities, ...storylets, ...timed].find(({ name }) => name === wanted);
  if (!thing) throw new Error(`no "${wanted}" in the pack`);
  return thing.id;
}

/** All problems of the small world with these files, as `file:line:column message`. */
export const problemsIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  compileTexts(aWorld(files), '').problems.map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`);

/** Words at the start of the first line of a file. */
export const words = (text: string): Words => ({
  text,
  at: { file: 'a.story', line: 1, column: 1, length: text.length },
});
