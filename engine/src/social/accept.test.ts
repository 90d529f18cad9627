import { actionPeriodMs, invitationPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { ids } from '../testing/a-world.ts';
import { anInvitation, inCompany, social } from '../testing/an-act.ts';
import { turnOf } from '../testing/turn-of.ts';
import type { Ruling } from '../turn.ts';
import { accept } from './accept.ts';
import type { Act } from './act.ts';

type About = Parameters<typeof inCompany>[0];
const { tea, ada, bea } = social;
const gain = (quality: number, by: number) => [{ kind: 'change' as const, quality, by }];
const noon = anInvitation().sentAt;
const accepting = (act: Partial<Act> = {}, target: About = {}, sender: About = {}, invitation = anInvitation()) =>
  accept(inCompany({ act, id: bea, now: noon, ...target }), {
    invitation,
    sender: inCompany({ act, id: ada, now: noon, ...sender }),
  });
const turnsOf = (ruling: Ruling) => {
  const target = turnOf(ruling);
  const sender = ruling.ruling === 'allowed' ? ruling.others?.get(ada) : undefined;
  if (!sender) throw new Error(`expected two turns, got ${JSON.stringify(ruling)}`);
  return { sender, target };
};
const no = (refusal: string) => ({ ruling: 'refused', refusal });

test('an accepted invitation applies the act’s effects to both sides and ends for both', () => {
  const act = { onSender: gain(ids.secret, 2), onTarget: gain(ids.favour, 1) };
  const { sender, target } = turnsOf(accepting(act));

  expect(sender.changes).toEqual([
    { kind: 'quality', quality: ids.secret, from: at(0), to: at(2), how: 'changed' },
    { kind: 'invitation over', invitation: 1, act: tea, with: bea, how: 'accepted' },
  ]);
  expect(target.changes.slice(1)).toEqual([
    { kind: 'quality', quality: ids.favour, from: at(0), to: at(1), how: 'changed' },
    { kind: 'invitation over', invitation: 1, act: tea, with: ada, how: 'accepted' },
  ]);
});

test('accepting costs the invited player an action and the sender nothing', () => {
  const { sender, target } = turnsOf(accepting());

  expect(target.changes[0]).toEqual({
    kind: 'actions',
    why: 'spent',
    from: { count: 20 },
    to: { count: 19, nextAt: noon + actionPeriodMs },
  });
  expect(sender.character.actions).toEqual({ count: 20 });
});

test('accepting is refused without an action left', () => {
  expect(accepting({}, { character: { actions: { count: 0 } } })).toEqual(no('not enough actions'));
  expect(turnsOf(accepting({}, { character: { actions: { count: 1 } } })).target.character.actions.count).toBe(0);
});

test('the sender may have no actions left and any story open', () => {
  const { sender } = turnsOf(accepting({}, {}, { character: { actions: { count: 0 } } }));

  expect(sender.character.story).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
  expect(sender.character.actions).toEqual({ count: 0 });
});

test('requirements of both are checked again, but not their areas', () => {
  const needs = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const has = { qualities: { [ids.secret]: 1 } };
  const apart = { character: { area: ids.square } };

  expect(accepting({ targetNeeds: needs })).toEqual(no('unfit to accept'));
  expect(accepting({ targetNeeds: needs }, has).ruling).toBe('allowed');
  expect(accepting({ senderNeeds: needs }, has)).toEqual(no('sender unfit'));
  expect(accepting({ senderNeeds: needs }, {}, has).ruling).toBe('allowed');
  expect(accepting({ sameArea: true }, apart).ruling).toBe('allowed');
});

test('an invitation is open for fourteen days and no longer', () => {
  const aged = (days: number, less = 0) => accepting({}, { now: noon + days * 86_400_000 - less });

  expect(invitationPeriodMs).toBe(14 * 86_400_000);
  expect(aged(14, 1).ruling).toBe('allowed');
  expect(aged(14)).toEqual(no('invitation over'));
});

test('an answered or cancelled invitation cannot be accepted', () => {
  for (const over of ['accepted', 'declined', 'cancelled', 'expired'] as const) {
    expect(accepting({}, {}, {}, anInvitation({ over }))).toEqual(no('invitation over'));
  }
  expect(accepting({}, { pack: { acts: [] } })).toEqual(no('no such act'));
});

test('accepting another player’s or a missing invitation is refused', () => {
  const sender = inCompany({ id: ada });

  expect(accept(inCompany({ id: 99 }), { invitation: anInvitation(), sender })).toEqual(no('no such invitation'));
  expect(accept(sender, { invitation: anInvitation(), sender })).toEqual(no('no such invitation'));
  expect(accept(inCompany({ id: bea }), { invitation: undefined, sender })).toEqual(no('no such invitation'));
  expect(accept(inCompany({ id: bea }), { invitation: anInvitation(), sender: undefined })).toEqual(
    no('no such invitation'),
  );
});

const contest = { quality: ids.watchful, modifier: 2 };
const rules: Partial<Act> = {
  contest,
  onSender: gain(ids.lens, 1),
  onTarget: gain(ids.lens, 1),
  onWinner: gain(ids.secret, 3),
  onLoser: gain(ids.favour, 1),
};
const contended = (roll: number, act = rules) =>
  turnsOf(accepting(act, { rolls: [roll], qualities: { [ids.watchful]: 4 } }, { qualities: { [ids.watchful]: 3 } }));
const won = (accepted: ReturnType<typeof turnsOf>) =>
  [accepted.sender, accepted.target].map(({ character }) =>
    [ids.secret, ids.favour, ids.lens].map((quality) => levelOf(character.qualities, quality)),
  );

test('a contest has one winner: the sender if the roll is not above their chance', () => {
  expect(won(contended(55))).toEqual([
    [3, 0, 0],
    [0, 1, 0],
  ]);
  expect(won(contended(56))).toEqual([
    [0, 1, 0],
    [3, 0, 0],
  ]);
});

test('without a contest nobody wins or loses', () => {
  const { contest: _none, ...calm } = rules;

  expect(won(contended(1, calm))).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test('each side gets the same roll as one of its own', () => {
  const { sender, target } = contended(55);
  const rolled = { kind: 'rolled', place: 0, quality: ids.watchful };

  expect(sender.changes[0]).toEqual({ ...rolled, chance: 55, roll: 55, passed: true });
  expect(target.changes[1]).toEqual({ ...rolled, chance: 45, roll: 46, passed: false });
  expect(sender.changes.at(-1)).toMatchObject({ kind: 'invitation over', how: 'accepted', won: true });
  expect(target.changes.at(-1)).toMatchObject({ kind: 'invitation over', how: 'accepted', won: false });
});

test('without effects for winner and loser each side has its usual effects', () => {
  const { onWinner: _won, onLoser: _lost, ...plain } = rules;

  expect(won(contended(1, plain))).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test('each side stores its own text, read after its changes and without the other’s name', () => {
  const twice = [{ kind: 'level' as const, quality: ids.secret, atLeast: 2 }];
  const act: Partial<Act> = {
    onSender: gain(ids.secret, 2),
    senderHtml: [
      { kind: 'name', of: 'other' },
      { kind: 'cases', cases: [{ when: twice, text: ' came again.' }], otherwise: ' came.' },
    ],
    targetHtml: [{ kind: 'pronoun', of: 'other', gentleman: 'He', lady: 'She', indistinct: 'They' }, ' asked you.'],
  };
  const { sender, target } = turnsOf(accepting(act, {}, { character: { gender: 'Lady' } }));

  expect(sender.changes.at(-1)).toMatchObject({ outcomeHtml: [{ kind: 'name', of: 'other' }, ' came again.'] });
  expect(target.changes.at(-1)).toMatchObject({ outcomeHtml: 'She asked you.' });
});

test('winner and loser of a contest each store their own text', () => {
  const { sender, target } = contended(55, { ...rules, winnerHtml: 'You won.', loserHtml: 'You lost.' });

  expect([sender, target].map(({ changes }) => changes.at(-1))).toMatchObject([
    { won: true, outcomeHtml: 'You won.' },
    { won: false, outcomeHtml: 'You lost.' },
  ]);
});

test('an accepted invitation has an aftermath on both sides', () => {
  const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const pack = { timed: [aTimedStory({ id: 1, given })] };
  const both = { onSender: gain(ids.secret, 1), onTarget: gain(ids.secret, 1) };
  const { world } = inCompany({ act: both, pack });
  const { sender, target } = turnsOf(accepting({}, { world }, { world }));

  expect([sender, target].map(({ character }) => character.timers.map(({ story }) => story))).toEqual([[1], [1]]);
});

function at(level: number) {
  return { level, points: 0 };
}
