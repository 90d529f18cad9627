import { join } from 'node:path';
import { outcomesIn, type Quality, type Text } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('the default world does not compile');

const places = pack.areas.flatMap(({ name, type }) =>
  type === 'Root' ? [] : [name.replace(/^The /, '').toLowerCase()],
);
const effects = pack.storylets.flatMap(({ branches }) => branches.flatMap(outcomesIn)).flatMap((each) => each.effects);

/** Each level at which a lead ends, with its message. */
const ends = pack.qualities.flatMap((quality) =>
  levelsThatEnd(quality).map((level) => ({
    name: quality.name,
    level,
    told: quality.changeTexts?.find(({ from }) => from === level)?.text ?? '',
  })),
);

function levelsThatEnd({ id, lead }: Quality): readonly number[] {
  if (!lead) return [];
  const above = effects.flatMap((effect) =>
    effect.kind === 'set' && effect.quality === id && typeof effect.to === 'number' && effect.to > lead.doneAt
      ? [effect.to]
      : [],
  );
  return [...new Set([lead.doneAt, ...above])];
}

/** Every version of a text that some player may read. */
function versionsOf(text: Text): readonly string[] {
  if (typeof text === 'string') return [text];
  return text.reduce<readonly string[]>(
    (begun, piece) => {
      const next =
        typeof piece === 'string'
          ? [piece]
          : piece.kind === 'cases'
            ? [...piece.cases.map((each) => each.text), piece.otherwise].flatMap(versionsOf)
            : [''];
      return begun.flatMap((start) => next.map((end) => start + end));
    },
    [''],
  );
}

test.each(ends)('$name at $level is over, and its message names a place to go to', ({ told }) => {
  for (const version of versionsOf(told)) {
    expect(places.filter((place) => version.toLowerCase().includes(place))).not.toEqual([]);
  }
});

test('no two leads end with the same message', () => {
  const messages = ends.map(({ told }) => JSON.stringify(told));
  expect(new Set(messages).size).toBe(messages.length);
});

const unfinished = pack.qualities.filter(
  ({ cap, target }) => cap !== undefined && target !== undefined && cap > target,
);

test.each(unfinished)('$name says with which step its story ends for now', ({ descriptionHtml, target }) => {
  for (const version of versionsOf(descriptionHtml)) {
    expect(version).toMatch(new RegExp(`\\bstep ${target}\\b|\\b${target} steps\\b`, 'u'));
  }
});
