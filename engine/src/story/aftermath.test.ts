import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { worldAfter } from '../qualities/shared-steps.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { aConcern, anAgent, away } from '../testing/an-agent.ts';
import { anOutcome, gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import { turnOf } from '../testing/turn-of.ts';
import { chooseBranch } from './choose-branch.ts';

const { secret, hat } = ids;
const after = (about: About) => turnOf(chooseBranch(aMoment(about), { branch: ids.ask, secondChances: [] }));
const secretly = [{ kind: 'level' as const, quality: secret, atLeast: 1 }];

test('a lost item is taken off', () => {
  const branch = toldAlways({ effects: [gain(hat, -1)] });
  const dressed = { branch, character: { worn: { Hat: hat } } };
  expect(after({ ...dressed, qualities: { [hat]: 1 } }).character.worn).toEqual({});
  expect(after({ ...dressed, qualities: { [hat]: 2 } }).character.worn).toEqual({ Hat: hat });
});

test('an outcome can put on an item that it gives', () => {
  const branch = toldAlways({ effects: [gain(hat, 1)], wear: hat });
  expect(after({ branch }).character.worn).toEqual({ Hat: hat });
});

test('a card whose requirements stop holding leaves the hand', () => {
  const card = aStorylet({ id: 30, deck: 'sometimes', when: secretly });
  const [usual] = aWorld({ branch: toldAlways({ effects: [setTo(secret, 0)] }) }).pack.storylets;
  const holding = { cards: { 1: { deck: { count: 5 }, hand: [30] } } };
  const { changes } = after({
    storylets: [usual ?? aStorylet(), card],
    character: holding,
    qualities: { [secret]: 1 },
  });

  expect(changes).toContainEqual({ kind: 'card left', table: 1, card: 30, why: 'no longer fits' });
});

test('spent actions advance plots and limited stays', () => {
  const settings = [aSetting({ id: 1, stay: { actions: 9, out: 10 } })];
  const pack = { settings, agents: [anAgent()], concerns: [aConcern()] };
  const { character } = after({ pack, branch: { cost: 3 }, character: { stayed: 2, agents: [away(1)] } });

  expect(character.stayed).toBe(5);
  expect(character.agents[0]?.plot?.elapsed).toBe(4);
});

test('a timed story starts when its requirements begin to hold', () => {
  const timed = {
    id: 1,
    name: '',
    after: 1000,
    given: secretly,
    when: [],
    image: '',
    descriptionHtml: '',
    consequences: { effects: [], reveal: [] },
  };
  const given = (by: number) =>
    after({ pack: { timed: [timed] }, branch: toldAlways({ effects: [gain(secret, by)] }) }).character.timers.length;
  expect([given(1), given(0)]).toEqual([1, 0]);
});

test('the aftermath follows all other changes, except the final story change', () => {
  const { changes, character } = after({
    branch: { outcomes: { always: anOutcome({ effects: [gain(hat, -1)], journal: true }) } },
    qualities: { [hat]: 1 },
    character: { worn: { Hat: hat } },
  });
  expect(changes.map(({ kind }) => kind)).toEqual(['actions', 'quality', 'journal offered', 'taken off', 'story']);
  expect(levelOf(character.qualities, hat)).toBe(0);
});

test('a turn reads shared levels from its start, and the next turn reads the new ones', () => {
  const risen = [{ kind: 'level' as const, quality: 201, atLeast: 1 }];
  const pack = { qualities: [aQuality({ id: 201, shared: true })], timed: [aTimedStory({ id: 5, given: risen })] };
  const moment = aMoment({ pack, branch: toldAlways({ effects: [gain(201, 1)] }) });
  const choice = { branch: ids.ask, secondChances: [] };
  const first = turnOf(chooseBranch(moment, choice));
  const again = { ...first.character, story: moment.character.story };
  const next = turnOf(
    chooseBranch({ ...moment, character: again, world: worldAfter(moment.world, first.changes) }, choice),
  );

  expect(first.character.timers).toEqual([]);
  expect(next.character.timers).toMatchObject([{ story: 5 }]);
});
