import { expect, test } from 'vitest';
import type { Requirement } from '../qualities/requirement.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aBranch, aQuality, aStorylet, ids } from '../testing/a-world.ts';
import { turnOf } from '../testing/turn-of.ts';
import { beginStorylet } from './begin.ts';
import { look } from './look.ts';

const [card, must, pet] = [30, 31, 301];
const seen = (storylet: number, isMet: boolean): readonly Requirement[] => [{ kind: 'met', storylet, isMet }];
const unseen = aStorylet({ id: card, deck: 'sometimes', when: seen(ids.lamplighter, false) });

/** No storylet is open. One card requires that the lamplighter was not met, and a timed story requires that he was. */
const atLeisure = (about: About = {}) =>
  aMoment({
    storylets: [aStorylet(), unseen],
    ...about,
    pack: { timed: [aTimedStory({ id: 5, given: seen(ids.lamplighter, true) })], ...about.pack },
    character: {
      story: { phase: 'Available' },
      cards: { 1: { deck: { count: 5 }, hand: [card] } },
      ...about.character,
    },
  });
const begun = (about: About = {}) => turnOf(beginStorylet(atLeisure(about), ids.lamplighter));

test('the aftermath of meeting a storylet is applied before it opens', () => {
  const { character, changes } = begun({ rolls: [77] });

  expect(changes).toEqual([
    { kind: 'met', storylet: ids.lamplighter },
    { kind: 'card left', table: 1, card, why: 'no longer fits' },
    { kind: 'timer started', timer: { story: 5, dueAt: 43_200_000 + 3_600_000, seed: 77 } },
    { kind: 'story', to: { phase: 'In', storylet: ids.lamplighter, since: 2 } },
  ]);
  expect(character.begun).toEqual([5]);
});

test('opening a met storylet again changes nothing else', () => {
  const { changes } = begun({ character: { met: [ids.lamplighter] } });
  expect(changes.map(({ kind }) => kind)).toEqual(['story']);
});

test('a forced storylet has the same aftermath', () => {
  const pack = { timed: [aTimedStory({ id: 5, given: seen(must, true) })] };
  const moment = atLeisure({ storylets: [aStorylet({ id: must, urgency: 'must' })], pack });

  expect(turnOf(look(moment)).character.timers).toHaveLength(1);
});

test('an autofire card that waits for a name is recorded as met', () => {
  const asking = { ...unseen, when: [], autofire: true as const, branches: [aBranch({ names: 'Companion' })] };
  const moment = atLeisure({
    storylets: [asking],
    pack: {
      qualities: [aQuality({ id: pet, category: 'Companion', namable: true })],
      timed: [aTimedStory({ id: 5, given: seen(card, true) })],
    },
    qualities: { [pet]: 1 },
  });
  const { character } = turnOf(beginStorylet(moment, card));

  expect(character.story.phase).toBe('Rename');
  expect(character.timers).toHaveLength(1);
});
