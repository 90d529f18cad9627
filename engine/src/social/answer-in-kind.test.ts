import { expect, test } from 'vitest';
import { openStoryIn } from '../story/phases.ts';
import { aBranch, ids } from '../testing/a-world.ts';
import { anAct, anInvitation, bea, inCompany, social } from '../testing/an-act.ts';
import { turnOf } from '../testing/turn-of.ts';
import { answerInKind, branchOfAct } from './answer-in-kind.ts';

type About = NonNullable<Parameters<typeof inCompany>[0]>;

const { tea, ada } = social;
const secret = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
const idle = { story: { phase: 'Available' } } as const;
const host = (about: About = {}) =>
  inCompany({
    id: ada,
    ...about,
    branch: aBranch({ act: tea, ...about.branch }),
    character: { ...idle, ...about.character },
  });
const answering = (about: About = {}, guest = bea(), sent = [] as Parameters<typeof answerInKind>[1]['sent']) =>
  answerInKind(host(about), { other: guest, sent }, tea);
const no = (refusal: string) => ({ ruling: 'refused', refusal });

test('an answer in kind opens the form of the same act with the other player selected, and pays nothing', () => {
  const turn = turnOf(answering());

  expect(turn.character.story).toMatchObject({
    phase: 'Act',
    storylet: ids.lamplighter,
    branch: ids.ask,
    guest: social.bea,
  });
  expect(turn.character.actions).toEqual(host().character.actions);
  expect(turn.changes.map(({ kind }) => kind)).not.toContain('invited');
});

test('going back from the form forgets the selected player', () => {
  const { story } = turnOf(answering()).character;

  expect(openStoryIn(story, host().world)).toEqual({
    phase: 'In',
    storylet: ids.lamplighter,
    since: expect.any(Number),
  });
});

test('an answer in kind needs a story that offers the act here', () => {
  expect(branchOfAct(tea, host())?.branch.id).toBe(ids.ask);
  expect(branchOfAct(tea, host({ branch: { when: secret } }))).toBeUndefined();
  expect(answering({ branch: { when: secret } })).toEqual(no('act not offered'));
  expect(answering({ character: { area: ids.square }, storylet: { areas: [ids.quay] } })).toEqual(
    no('act not offered'),
  );
});

test('an answer in kind is refused if the invitation itself would be', () => {
  expect(answering({ branch: { needs: secret } })).toEqual(no('branch locked'));
  expect(answering({ act: { senderNeeds: secret } })).toEqual(no('sender unfit'));
  expect(answering({ act: { targetNeeds: secret } })).toEqual(no('target unfit'));
  expect(answering({ act: { sameArea: true } }, bea({ character: { area: ids.square } }))).toEqual(
    no('not in the same place'),
  );
  expect(answering({}, bea({ character: { restrictions: ['Messages'] } }))).toEqual(no('no such character'));
  expect(answering({}, undefined, [anInvitation({ from: ada, to: social.bea, sentAt: host().now })])).toEqual(
    no('one is open already'),
  );
  expect(answerInKind(host(), { other: undefined, sent: [] }, tea)).toEqual(no('no such character'));
});

test('an act by letter, or one that the world no longer has, cannot be answered in kind', () => {
  expect(answering({ act: { external: true } })).toEqual(no('no such act'));
  expect(answering({ pack: { acts: [anAct({ id: 77 })] } })).toEqual(no('no such act'));
});
