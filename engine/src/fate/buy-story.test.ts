import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthNumber } from '../month-number.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aStory } from '../testing/a-store.ts';
import { aQuality } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment, Ruling } from '../turn.ts';
import { buyStory, resetStory, unlockStory } from './buy-story.ts';
import { unlocksLeft } from './monthly-stories.ts';

const [owned, other, progress, gloves, kept] = [701, 702, 711, 712, 720];
const story = aStory({ clears: [progress, gloves] });
const second = aStory({ id: 710, name: 'The Hat Box', order: 2, opens: other, clears: [progress], fate: 6, again: 2 });
const ambition = aStory({ id: 720, order: 3, clears: [kept], fate: 3 });
const { opens: _none, again: _never, ...onlyClears } = ambition;
const withdrawn = aStory({ id: 730, order: 4, opens: 703, isHidden: true });
const pack = {
  qualities: [owned, other, 703, progress, gloves, kept].map((id) => aQuality({ id, name: `Quality ${id}` })),
  storeItems: [story, second, onlyClears, withdrawn],
};
const here = ({ character, ...about }: About = {}) =>
  aMoment({ pack, ...about, character: { story: { phase: 'Available' }, fate: 20, ...character } });
/** In 2026, UTC. */
const [mayFirst, mayTwentieth] = [1_777_593_600_000, 1_779_235_200_000];
const enhanced = { membership: { tier: 'enhanced' } } as const;

test('a purchase takes its price and makes the character own the story', () => {
  const { character, changes } = turnOf(buyStory(here(), story.id));
  expect([character.fate, levelOf(character.qualities, owned)]).toEqual([10, 1]);
  expect(changes).toMatchObject([
    { kind: 'fate', why: 'spent', book: 'store', from: 20, to: 10 },
    { kind: 'quality', quality: owned, to: { level: 1 } },
  ]);
});

test('a story is not sold twice, without enough Fate, or after it was withdrawn', () => {
  expect(buyStory(here({ qualities: { [owned]: 1 } }), story.id)).toEqual(refused('owned already'));
  expect(buyStory(here({ character: { fate: 9 } }), story.id)).toEqual(refused('not enough fate'));
  expect(buyStory(here(), withdrawn.id)).toEqual(refused('no such ware'));
  expect(buyStory(here(), onlyClears.id)).toEqual(refused('no such ware'));
  expect(buyStory(here(), 99)).toEqual(refused('no such ware'));
});

test('a reset clears only the listed qualities', () => {
  const qualities = { [owned]: 1, [progress]: 7, [gloves]: 2, [kept]: 3, [other]: 1 };
  const { character } = turnOf(resetStory(here({ qualities }), story.id));
  const levels = [owned, progress, gloves, kept, other].map((id) => levelOf(character.qualities, id));
  expect([character.fate, ...levels]).toEqual([16, 1, 0, 0, 3, 1]);
});

test('a reset requires that the story is owned and begun, and that no scene is open', () => {
  expect(resetStory(here({ qualities: { [progress]: 1 } }), story.id)).toEqual(refused('not owned'));
  expect(resetStory(here({ qualities: { [owned]: 1 } }), story.id)).toEqual(refused('nothing to clear'));
  const qualities = { [owned]: 1, [progress]: 1 };
  expect(resetStory(here({ qualities, character: { fate: 3 } }), story.id)).toEqual(refused('not enough fate'));
  const within = aMoment({ pack, qualities, character: { fate: 20 } });
  expect(resetStory(within, story.id)).toEqual(refused('story under way'));
});

test('an owned story that was withdrawn can still be reset', () => {
  const qualities = { 703: 1, [progress]: 1 };
  expect(turnOf(resetStory(here({ qualities }), withdrawn.id)).character.fate).toBe(16);
});

test('an item that is only a reset is sold to characters with something to clear', () => {
  const { character } = turnOf(resetStory(here({ qualities: { [kept]: 4 } }), onlyClears.id));
  expect([character.fate, levelOf(character.qualities, kept)]).toEqual([17, 0]);
  expect(resetStory(here(), onlyClears.id)).toEqual(refused('no such ware'));
});

test('a new story takes two unlocks, one played again takes one, and neither takes Fate', {
  meta: { rows: ['C-FATE-039', 'C-FATE-040'] },
}, () => {
  const now = mayTwentieth;
  const left = ({ character }: { readonly character: Moment['character'] }) => unlocksLeft(character, now);
  const member = (qualities = {}, used = 0) =>
    here({ now, qualities, character: { ...enhanced, ...(used && { unlocks: { month: monthNumber(now), used } }) } });
  expect(left(member())).toBe(2);
  const taken = turnOf(unlockStory(member(), story.id, 'new'));
  expect([left(taken), levelOf(taken.character.qualities, owned), taken.character.fate]).toEqual([0, 1, 20]);

  const begun = { [owned]: 1, [progress]: 3 };
  const again = turnOf(unlockStory(member(begun), story.id, 'again'));
  expect([left(again), levelOf(again.character.qualities, progress), again.character.fate]).toEqual([1, 0, 20]);
  expect(unlockStory(member({}, 1), story.id, 'new')).toEqual(refused('no unlock left'));
  expect(left(turnOf(unlockStory(member(begun, 1), story.id, 'again')))).toBe(0);
  expect(unlockStory(member(begun, 2), story.id, 'again')).toEqual(refused('no unlock left'));
});

test('only enhanced members have unlocks, and each month has new ones', () => {
  const unlocks = { month: monthNumber(mayFirst - 1), used: 2 };
  const now = mayFirst;
  expect(unlocksLeft({ ...enhanced, unlocks }, now - 1)).toBe(0);
  expect(unlocksLeft({ ...enhanced, unlocks }, now)).toBe(2);
  expect(unlocksLeft({ membership: { tier: 'exceptional' } }, now)).toBe(0);
  expect(unlockStory(here({ now }), story.id, 'new')).toEqual(refused('no unlock left'));
  expect(unlockStory(here({ now, character: enhanced }), withdrawn.id, 'new')).toEqual(refused('not this month'));
  expect(unlockStory(here({ now, character: enhanced }), story.id, 'again')).toEqual(refused('not owned'));
});

type Press = { readonly press: 'buy' | 'reset' | 'new' | 'again'; readonly id: number };
const rulings: Readonly<Record<Press['press'], (moment: Moment, id: number) => Ruling>> = {
  buy: buyStory,
  reset: resetStory,
  new: (moment, id) => unlockStory(moment, id, 'new'),
  again: (moment, id) => unlockStory(moment, id, 'again'),
};
const aPress = fc.record<Press>({
  press: fc.constantFrom('buy', 'reset', 'new', 'again'),
  id: fc.constantFrom(story.id, second.id, onlyClears.id, withdrawn.id, 99),
});

test('random purchases record all Fate spent, keep the balance at 0 or above, and keep stories owned', () => {
  fc.assert(
    fc.property(fc.array(aPress, { maxLength: 20 }), (presses) => {
      let moment = here({ character: enhanced, qualities: { [progress]: 3, [gloves]: 1, [kept]: 2 } });
      for (const { press, id } of presses) {
        const ruling = rulings[press](moment, id);
        if (ruling.ruling !== 'allowed') continue;
        const { character, changes } = ruling.turn;
        const before = moment.character;
        const spent = changes.reduce((sum, change) => sum + (change.kind === 'fate' ? change.from - change.to : 0), 0);
        expect(spent).toBe(before.fate - character.fate);
        expect(character.fate).toBeGreaterThanOrEqual(0);
        expect(unlocksLeft(character, moment.now)).toBeGreaterThanOrEqual(0);
        expect(press === 'new' || press === 'again' ? spent : 0).toBe(0);
        for (const each of [owned, other]) {
          expect(levelOf(character.qualities, each)).toBeGreaterThanOrEqual(levelOf(before.qualities, each));
        }
        moment = { ...moment, character };
      }
    }),
  );
});
