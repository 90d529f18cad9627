import { expect, test } from 'vitest';
import { chooseBranch } from '../story/choose-branch.ts';
import { goBack } from '../story/look.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { anInvitation, inCompany, social } from '../testing/an-act.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginSocialEvent } from './begin-social-event.ts';

type About = Parameters<typeof inCompany>[0];
const { ada, bea } = social;
const party = 30;
const leadingTo = (leadsTo: number) => ({ leadsTo });
const storylets = (about: Parameters<typeof aStorylet>[0] = {}) => [
  aStorylet(about),
  aStorylet({ id: party, deck: 'never' }),
];
const beginning = (about: About = {}, invitation = anInvitation({ over: 'accepted' })) =>
  beginSocialEvent(
    inCompany({
      id: bea,
      act: leadingTo(party),
      storylets: storylets(),
      turn: 7,
      ...about,
      character: { story: { phase: 'Available' }, ...about?.character },
    }),
    { invitation },
  );

test('an accepted act may lead to a storylet that opens in no other way', () => {
  const { character, changes } = turnOf(beginning({ character: { forcedInARow: 3 } }));

  expect(changes.map(({ kind }) => kind)).not.toContain('event begun');
  expect(character.story).toEqual({ phase: 'In', storylet: party, since: 7, invitation: 1 });
  expect(character.met).toEqual([party]);
  expect(character.forcedInARow).toBe(0);
});

test('the first choice ends a social event; leaving or reopening it does not', () => {
  const { character } = turnOf(beginning());
  const inParty = inCompany({ id: bea, act: leadingTo(party), storylets: storylets(), turn: 8, character });

  const again = turnOf(beginSocialEvent(inParty, { invitation: anInvitation({ over: 'accepted' }) }));
  expect(again.changes).toEqual([]);
  expect(turnOf(goBack(inParty)).changes.map(({ kind }) => kind)).not.toContain('event begun');
  const chosen = turnOf(chooseBranch(inParty, { branch: ids.ask, secondChances: [] }));
  expect(chosen.changes).toContainEqual({ kind: 'event begun', invitation: 1 });
  expect(chosen.character.story).not.toHaveProperty('invitation');
});

test('it waits while another storylet cannot be left or is due', () => {
  const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const beginningFrom = (canGoBack: boolean) =>
    beginning({ storylets: storylets({ canGoBack }), character: { story: open } });

  expect(beginningFrom(false)).toEqual(refused('in another storylet'));
  expect(beginningFrom(true).ruling).toBe('allowed');
  expect(beginning({ storylets: storylets({ urgency: 'must' }) })).toEqual(refused('in another storylet'));
});

test('an act without a storylet opens nothing', () => {
  expect(beginning({ act: {} })).toEqual(refused('no such storylet'));
  expect(beginning({ storylets: [aStorylet()] })).toEqual(refused('no such storylet'));
  expect(beginning({ pack: { acts: [] } })).toEqual(refused('no such act'));
});

test('only the player who accepted can open it, and only until a branch is chosen', () => {
  const none = refused('no such storylet');

  expect(beginning({}, anInvitation({ over: 'accepted', begun: true }))).toEqual(none);
  for (const over of ['declined', 'cancelled', 'expired'] as const)
    expect(beginning({}, anInvitation({ over }))).toEqual(none);
  expect(beginning({}, anInvitation())).toEqual(none);
  expect(beginning({ id: ada })).toEqual(refused('no such invitation'));
});
