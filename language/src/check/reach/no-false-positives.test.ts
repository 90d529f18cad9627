import {
  beginStorylet,
  type Chance,
  type Character,
  chanceFrom,
  chooseBranch,
  effectiveLevel,
  goBack,
  look,
  newCharacter,
  openPack,
  type Ruling,
  storyletsOnOffer,
  travel,
  useQuality,
  type World,
} from '@underhall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTexts } from '../../compile/compile-world.ts';
import { readWorld, type WrittenWorld } from '../../meaning/read-world.ts';
import { aWorld } from '../../testing/a-world.ts';
import { canEverHold } from '../levels/movement.ts';
import { possibleRanges } from '../rules/fitting/possible-ranges.ts';
import { askedLevelsCanBeHad } from '../rules/loose-ends/asked-levels-can-be-had.ts';
import { askedQualitiesAreGiven } from '../rules/loose-ends/asked-qualities-are-given.ts';
import { branchesCanBeChosen } from '../rules/loose-ends/branches-can-be-chosen.ts';
import { storyletsCanBeMet } from '../rules/loose-ends/storylets-can-be-met.ts';
import { branchesFitTheirStorylet } from '../rules/sense/branches-fit-their-storylet.ts';

// Random worlds with random players. Nothing that a check calls unreachable may ever happen.

const QUALITIES = `= Red
category: Story
image: it

= Blue
category: Story
cap: 3
image: it

= Wit
category: BasicAbility
climbs: ever steeper
cap: 4
cap raised by: Red
menace: Blue
image: it

= Cap
category: Hat
nature: thing
enhances: Red 1, Blue -1
image: it

= Whistle
category: Curiosity
nature: thing
use: S0
image: it
`;

const PLACES = {
  'areas/square/area.story':
    '= The Square\nsetting: Town\ntype: District\nmarket: yes\nline: a\nimage: it\n\n= Hill\nsetting: Sea\nalso in: Town\ntype: District\nopens: Red 1+\ngate: S1\nline: a\nimage: it\n',
};

const quality = fc.constantFrom('Red', 'Blue', 'Wit', 'Cap', 'Whistle');
const level = fc.nat({ max: 5 });
const storylet = fc.constantFrom('S0', 'S1', 'S2', 'S3', 'S4');

const requirement = fc.oneof(
  fc.tuple(quality, level).map(([name, least]) => `${name} ${least}+`),
  fc.tuple(quality, level).map(([name, least]) => `${name} exactly ${least}`),
  fc.tuple(quality, level).map(([name, most]) => `${name} under ${most + 1}`),
  fc.tuple(quality, level, level).map(([name, a, b]) => `${name} ${Math.min(a, b)} to ${Math.max(a, b)}`),
  fc.tuple(quality, quality).map(([name, other]) => `${name} over ([${other}] + 1)`),
  fc.tuple(quality, quality).map(([name, other]) => `${name} 2+ or no ${other}`),
  fc.tuple(fc.constantFrom('', 'not '), storylet).map(([not, name]) => `${not}seen ${name}`),
);
const fact = (key: string, value: fc.Arbitrary<string>) =>
  value.map((text) => (text === '' ? '' : `${key}: ${text}\n`));
const messagesFor = (key: string) =>
  fact(
    key,
    fc.array(requirement, { maxLength: 2 }).map((list) => list.join(', ')),
  );
const amount = fc.oneof(fc.constantFrom('1', '2', '3'), fc.constantFrom('(1d3)', '([Blue] - 1)', '(2 - [base Red])'));
const change = (key: string) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    fact(
      key,
      fc.tuple(quality, amount).map((parts) => parts.join(' ')),
    ),
  );

const outcome = (heading: string) =>
  fc
    .tuple(
      change('gain'),
      change('lose'),
      change('set'),
      fc.constantFrom(
        '',
        '',
        '',
        'move to: Hill\n',
        'move to: The Square\n',
        'move to: nowhere\n',
        'change setting: Sea\n',
      ),
      fc.constantFrom('', '', '', 'go to: S2\n', 'go to: S3\n', 'wear: Cap\n'),
      fc.boolean(),
    )
    .map(([gain, lose, set, move, next, isGuarded]) => {
      const name = /^gain: (\w+)/.exec(gain)?.[1];
      return `=== ${heading}\n${gain}${lose}${set}${isGuarded && name ? `only if: ${name} under 2\n` : ''}${move}${next}\n`;
    });
const branch = (name: string) =>
  fc
    .tuple(
      messagesFor('when'),
      messagesFor('needs'),
      fc.constantFrom('', '', 'pay: Red 2\n', 'pay: Blue 1\n'),
      fc.boolean(),
    )
    .chain(([when, needs, pay, isTried]) =>
      (isTried ? fc.tuple(outcome('success: Won'), outcome('failure: Lost')) : fc.tuple(outcome('always: Done'))).map(
        (outcomes) =>
          `== ${name}\nimage: it\n${when}${needs}${pay}${isTried ? 'challenge: Wit 3\n' : ''}\n${outcomes.join('\n')}`,
      ),
    );
const place = fc.constantFrom(
  'where: anywhere\n',
  'where: The Square\n',
  'where: Hill\n',
  'in: Sea\n',
  'where: anywhere\nin: Town\n',
);
const written = (name: string) =>
  fc
    .tuple(
      place,
      messagesFor('when'),
      fc.constantFrom('always', 'always', 'never'),
      fc.constantFrom('', 'back: no\n'),
      branch('A'),
      branch('B'),
    )
    .map(
      ([where, when, deck, back, a, b]) =>
        `= ${name}\n${where}${when}deck: ${deck}\n${back}image: it\nteaser: It.\n\n${a}\n${b}`,
    );
const someWorld = fc.tuple(
  ...['S0', 'S1', 'S2', 'S3', 'S4'].map(written),
  fc.constantFrom('', 'map: no\n'),
  fc.constantFrom('', 'start with: Red 2\n'),
);

type Seen = { readonly storylets: Set<string>; readonly branches: Set<string>; readonly levels: Set<string> };

/** Plays one random player and records what happens. */
function play(world: World, luck: Chance, seen: Seen): void {
  let character: Character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'plain' }, 0, luck);
  const pick = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[luck.roll(Math.max(1, things.length)) - 1];
  for (let turn = 1; turn < 60; turn++) {
    character = { ...character, actions: { count: 20 } };
    const moment = { id: 1, world, character, passed: [], now: 0, turn, chance: luck };
    const tried = (ruling: Ruling): boolean => {
      if (ruling.ruling === 'allowed') character = ruling.turn.character;
      return ruling.ruling === 'allowed';
    };
    const open = character.story.phase === 'In' ? world.storylets.get(character.story.storylet) : undefined;
    if (open) {
      seen.storylets.add(open.name);
      const chosen = pick(open.branches);
      if (chosen && tried(chooseBranch(moment, { branch: chosen.id, secondChances: [] }))) {
        seen.branches.add(`${open.name} ${chosen.name}`);
      } else if (luck.roll(3) === 1) tried(goBack(moment));
    } else if (character.story.phase !== 'Available') tried(look(moment));
    else if (luck.roll(4) === 1) tried(travel(moment, pick(world.pack.areas)?.id ?? 0));
    else if (luck.roll(6) === 1)
      tried(useQuality(moment, world.pack.qualities.find(({ name }) => name === 'Whistle')?.id ?? 0));
    else tried(beginStorylet(moment, pick(storyletsOnOffer({ character, world }))?.id ?? 0));
    for (const { id, name } of world.pack.qualities)
      seen.levels.add(`${name} ${effectiveLevel(id, { character, world })}`);
  }
}

/** The quoted names in messages. */
const namesTold = (problems: readonly { readonly message: string }[]): readonly string[] =>
  problems.flatMap(({ message }) => /"([^"]+)"/.exec(message)?.[1] ?? []);

/** Requirements reported as never met, by the branch or storylet they stand in. */
function deniedIn(world: WrittenWorld): {
  readonly storylets: readonly string[];
  readonly branches: readonly string[];
} {
  const rules = [possibleRanges, askedLevelsCanBeHad, askedQualitiesAreGiven, branchesFitTheirStorylet];
  const lines = new Set(rules.flatMap((rule) => rule(world)).map(({ at }) => at.line));
  const isDenied = ({ facts }: WrittenWorld['storylets'][number]['block']): boolean =>
    facts.some(({ key, value }) => /^(when|needs|pay)$/.test(key) && lines.has(value.at.line) && isSure(value.text));
  return {
    storylets: world.storylets
      .filter(({ block, facts }) => facts.deck !== 'never' && isDenied(block))
      .map(({ block }) => block.heading.text),
    branches: world.storylets.flatMap(({ block, branches }) =>
      branches.filter((each) => isDenied(each.block)).map((each) => `${block.heading.text} ${each.block.heading.text}`),
    ),
  };
}

/** Alternatives may be reported one by one, and "no" always holds for what nobody owns. */
const isSure = (text: string): boolean => !/ or |\bno |under|exactly 0| 0/.test(text);

test('random players never reach what the checks report as unreachable', () => {
  fc.assert(
    fc.property(someWorld, fc.nat(), ([s0, s1, s2, s3, s4, map, start], seed) => {
      const files = aWorld({
        ...PLACES,
        'pack.story': `= Small\nstart at: The Square\nfaces: plain\n${start}`,
        'settings/town.story': `= Town\n${map}\n= Sea\nmap: no\n`,
        'qualities/all.story': QUALITIES,
        'areas/square/a-bench.story': [s0, s1, s2, s3, s4].join('\n'),
      });
      const { world: read, problems } = readWorld(files);
      const { pack } = compileTexts(files, '', []);
      expect(problems).toEqual([]);
      if (!pack) throw new Error('it does not compile');
      const world = openPack(pack);
      const seen: Seen = { storylets: new Set(), branches: new Set(), levels: new Set() };
      for (let player = 0; player < 6; player++) play(world, chanceFrom(seed + player), seen);

      const denied = deniedIn(read);
      // A storylet that another leads into does not have to meet its own requirements.
      const led = new Set(['S0', 'S1', 'S2', 'S3']);
      expect(namesTold(storyletsCanBeMet(read)).filter((name) => seen.storylets.has(name))).toEqual([]);
      expect(denied.storylets.filter((name) => seen.storylets.has(name) && !led.has(name))).toEqual([]);
      expect(denied.branches.filter((name) => seen.branches.has(name))).toEqual([]);
      const never = branchesCanBeChosen(read).map(({ at }) => branchAt(read, at.line));
      expect(never.filter((name) => seen.branches.has(name))).toEqual([]);
      const impossible = [...seen.levels].filter((each) => !canEverHold(exactly(each), read));
      expect(impossible).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);

const branchAt = (world: WrittenWorld, line: number): string =>
  world.storylets.flatMap(({ block, branches }) =>
    branches
      .filter((each) => each.block.heading.at.line === line)
      .map((each) => `${block.heading.text} ${each.block.heading.text}`),
  )[0] ?? '';

function exactly(text: string) {
  const [name = '', count] = text.split(' ');
  const at = { file: '', line: 1, column: 1, length: 0 };
  return {
    kind: 'level',
    quality: { kind: 'quality', name, at },
    atLeast: Number(count),
    atMost: Number(count),
    at,
  } as const;
}
