import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aStory } from '../testing/a-store.ts';
import { aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { beginningOf } from './story-beginning.ts';

const [owned, progress] = [701, 711];
const story = aStory({ opens: owned, clears: [progress] });
const asks = (quality: number, atLeast: number) => ({ kind: 'level', quality, atLeast }) as const;
const chapter = (id: number, area: number, when: readonly ReturnType<typeof asks>[]) =>
  aStorylet({ id, areas: [area], when });
const { pack } = aWorld();
const here = (
  { storylets = [], areas = pack.areas }: Partial<typeof pack>,
  qualities: About['qualities'] = { [owned]: 1 },
) =>
  aMoment({
    pack: { areas, qualities: [owned, progress].map((id) => aQuality({ id, name: `Quality ${id}` })) },
    storylets,
    qualities,
  });
const second = chapter(801, ids.quay, [asks(owned, 1), asks(progress, 1)]);
const first = chapter(802, ids.square, [asks(owned, 1)]);

test('a story begins at its first storylet that can be opened', () => {
  expect(beginningOf(story, here({ storylets: [second, first] }))?.id).toBe(ids.square);
  const begun = here({ storylets: [second, first] }, { [owned]: 1, [progress]: 1 });
  expect(beginningOf(story, begun)?.id).toBe(ids.quay);
});

test('a card, a storylet of every area and one without the story are no beginning', () => {
  const storylets = [
    { ...first, deck: 'sometimes' as const },
    { ...first, areas: [] },
    chapter(803, ids.square, [asks(progress, 0)]),
  ];
  expect(beginningOf(story, here({ storylets }))).toBeUndefined();
});

test('a place that the character has not discovered is not told', () => {
  const areas = pack.areas.map((area) =>
    area.id === ids.square ? { ...area, discovered: [asks(progress, 1)] } : area,
  );
  expect(beginningOf(story, here({ storylets: [first], areas }))).toBeUndefined();
});
