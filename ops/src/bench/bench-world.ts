import {
  type Branch,
  type Character,
  chanceFrom,
  newCharacter,
  openPack,
  type Pack,
  type Quality,
  type World,
} from '@underhall/engine';

const count = 300;
const firstQuality = 500_001;
export const storyletId = 600_001;
export const branchId = 600_002;

/** The default world with 300 more qualities and a free storylet that can be played forever. */
export function benchPack(real: Pack): Pack {
  const qualities: Quality[] = Array.from({ length: count }, (_, place) => ({
    id: firstQuality + place,
    name: `Measured Quality ${place}`,
    nature: place % 2 ? 'Thing' : 'Status',
    category: 'Curiosity',
    climbs: place % 2 ? 'one by one' : 'ever steeper',
    steepest: 50,
    descriptionHtml: '<p>Made to be measured.</p>',
    image: 'introduced',
    challengedAs: 'broad',
    order: place,
  }));
  const [example] = real.storylets;
  if (!example) throw new Error('The world has no storylet to copy.');
  const descriptionHtml = '<p>A result of the usual length.</p>'.repeat(10);
  const outcome = { title: 'Measured', descriptionHtml, reveal: [] };
  const effects = [0, 2, 100, 201, 299].map(
    (place) => ({ kind: 'change', quality: firstQuality + place, by: 1 }) as const,
  );
  const branch: Branch = {
    id: branchId,
    name: 'Be measured',
    descriptionHtml: '<p>Like everybody before you.</p>',
    image: 'introduced',
    order: 1,
    button: 'Go',
    cost: 0,
    when: [],
    needs: [{ kind: 'level', quality: firstQuality, atLeast: 1 }],
    pays: [],
    challenges: [{ quality: firstQuality + 4, difficulty: 10, kind: 'broad' }],
    fate: 0,
    oneWay: false,
    outcomes: { success: { ...outcome, effects }, failure: { ...outcome, effects } },
  };
  const storylet = {
    ...example,
    id: storyletId,
    name: 'The Measure',
    areas: [],
    when: [],
    urgency: 'normal',
    canGoBack: true,
    branches: [branch],
  } as const;
  // No forced storylet may open before the measured one.
  const others = real.storylets.map((each) =>
    each.urgency === 'must' ? { ...each, urgency: 'normal' as const } : each,
  );
  return { ...real, qualities: [...real.qualities, ...qualities], storylets: [...others, storylet] };
}

/**
 * A character with all 300 qualities. `now` is the time of arrival in milliseconds since 1970, from which the first
 * turn catches up.
 */
export function benchCharacter(pack: Pack, name: string, now: number): Character {
  const standings = Array.from({ length: count }, (_, place) => ({
    quality: firstQuality + place,
    level: 1 + (place % 40),
  }));
  const world: World = openPack({
    ...pack,
    start: { ...pack.start, qualities: [...pack.start.qualities, ...standings] },
  });
  return newCharacter(world, { name, gender: 'Indistinct', face: 'beardy' }, now, chanceFrom(0));
}
