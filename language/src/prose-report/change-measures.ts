import { type QualityCategory, statusCategories } from '@underhall/engine';
import { qualitiesByName } from '../check/world-index.ts';
import type { WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenStorylet } from '../meaning/storylet.ts';
import { type Measure, percent, type Sample } from './sample.ts';

export const changeMeasures: readonly Measure[] = [
  { name: '% results after the opening that change a story', limit: { least: 40 }, of: changingStory },
  { name: 'failures alike in changes, past 2 in a file', limit: { most: 0 }, of: failuresAlike },
  { name: 'stories whose stages say nothing of their own', limit: { most: 0 }, of: withSilentStages },
];

/** Categories for traits and moods, which do not record events. */
const HABITS: ReadonlySet<QualityCategory> = new Set([
  'BasicAbility',
  'Menace',
  'Quirk',
  'SidebarTransient',
  'Seasonal',
]);
const STORY: ReadonlySet<QualityCategory> = new Set([
  ...statusCategories.filter((category) => !HABITS.has(category)),
  'Affiliation',
  'Club',
  'Destiny',
]);

const changedIn = ({ facts: { gain = [], lose = [], set = [] } }: WrittenOutcome): readonly string[] =>
  [...gain, ...lose, ...set].map(({ quality }) => quality.name);

function changingStory({ storylets, world }: Sample): number | undefined {
  const opening = world.packs[0]?.facts.opening?.name;
  const resultsOf = ({ branches }: WrittenStorylet) => branches.flatMap(({ outcomes }) => outcomes);
  const later = storylets.map(resultsOf).filter((all) => !all.some((each) => changedIn(each).includes(opening ?? '')));
  const results = later.flat();
  const isStory = (name: string): boolean => {
    const category = qualitiesByName(world).get(name)?.facts.category;
    return category !== undefined && STORY.has(category);
  };
  const changing = results.filter(
    (each) => changedIn(each).some(isStory) || LEADING.some((key) => each.facts[key] !== undefined),
  );
  return percent(changing.length, results.length);
}

const LEADING = ['lodge', 'reveal', 'start', 'engage', 'dismiss', 'change setting', 'give fate'] as const;

/** Counts failures whose changes are the same as those of two other failures in the file. */
function failuresAlike({ results }: Sample): number {
  const counts = new Map<string, number>();
  let alike = 0;
  for (const { block, heading } of results) {
    if (!heading?.kind.endsWith('failure')) continue;
    const changes = block.facts.filter(({ key }) => CHANGES.has(key)).map(({ key, value }) => `${key}: ${value.text}`);
    const key = [block.heading.at.file, ...changes.sort()].join('\n');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ((counts.get(key) ?? 0) > 2) alike += 1;
  }
  return alike;
}

const CHANGES: ReadonlySet<string> = new Set(['gain', 'lose', 'set', 'move to']);

/** Counts stories whose stages have names but no text in `told` or in the prose. */
function withSilentStages({ qualities }: Sample): number | undefined {
  const staged = qualities.filter(
    ({ facts: { stages, category } }) => stages !== undefined && category !== undefined && STORY.has(category),
  );
  const isSilent = ({ facts, prose }: WrittenQuality) =>
    facts.told === undefined && prose.every(({ pieces }) => pieces.every(({ kind }) => kind === 'plain'));
  return staged.length === 0 ? undefined : staged.filter(isSilent).length;
}
