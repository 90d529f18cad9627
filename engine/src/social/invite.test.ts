import { invitationPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { ids } from '../testing/a-world.ts';
import { anInvitation, bea, choosingWhom, social } from '../testing/an-act.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment } from '../turn.ts';
import type { Invitation } from './invitation.ts';
import { invite, inviteOutside, outsider } from './invite.ts';
import {
  maxInvitationsPerDay,
  maxInvitationsPerDayToOne,
  maxOutsideInvitationsPerDay,
  noneToday,
  type SentToday,
} from './sent-today.ts';

const { tea } = social;
type Asking = {
  readonly to?: Moment | undefined;
  readonly words?: string;
  readonly sent?: readonly Invitation[];
  readonly today?: Partial<SentToday>;
};
const inviting = (moment: Moment, { words = '', sent = [], today = {}, ...about }: Asking = {}) =>
  invite(moment, { other: 'to' in about ? about.to : bea(), sent, today: { ...noneToday, ...today } }, words);
const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];

test('to invite somebody pays for the branch and tells its outcome', () => {
  const moment = choosingWhom({
    branch: { pays: [{ quality: ids.secret, level: 1 }] },
    qualities: { [ids.secret]: 3 },
  });
  const { character, changes } = turnOf(inviting(moment, { words: ' At four?\r\nBring\rthe cup. ' }));

  expect(changes[0]).toEqual({ kind: 'invited', act: tea, with: social.bea, words: 'At four?\nBring\nthe cup.' });
  expect(character.story).toMatchObject({ phase: 'End', branch: ids.ask, outcome: 'always' });
  expect(character.actions.count).toBe(19);
  expect(levelOf(character.qualities, ids.secret)).toBe(2);
});

test('what the act does is not done before it is accepted', () => {
  const act = { onSender: [{ kind: 'change' as const, quality: ids.secret, by: 3 }] };

  expect(levelOf(turnOf(inviting(choosingWhom({ act }))).character.qualities, ids.secret)).toBe(0);
});

test('nobody is invited unless a branch asks whom', () => {
  const { world } = choosingWhom();
  const waitingStory = {
    phase: 'Rename',
    storylet: ids.lamplighter,
    since: 1,
    branch: ids.ask,
    secondChances: [],
  } as const;

  expect(inviting(choosingWhom({ world, character: { story: waitingStory } }))).toEqual(refused('not asked'));
  expect(inviting(choosingWhom({ world, character: { story: { phase: 'Available' } } }))).toEqual(refused('not asked'));
});

test('an act that is not in the world, is none, or goes by letter is not sent to a character', () => {
  const { act: _none, ...plain } = choosingWhom().world.pack.storylets[0]?.branches[0] ?? {};

  expect(inviting(choosingWhom({ pack: { acts: [] } }))).toEqual(refused('no such act'));
  expect(inviting(choosingWhom({ act: { external: true } }))).toEqual(refused('no such act'));
  expect(inviting(choosingWhom({ branch: { ...plain, act: 999 } }))).toEqual(refused('no such act'));
});

test('nobody invites themselves', () => {
  const moment = choosingWhom();

  expect(inviting(moment, { to: moment })).toEqual(refused('not yourself'));
});

test('a missing player and one without messages get the same refusal', () => {
  const outOfReach = bea({ character: { restrictions: ['Messages'], area: ids.square } });
  const shy = { act: { targetNeeds: favoured, sameArea: true } as const };

  for (const asking of [{ to: undefined }, { to: outOfReach }]) {
    expect(inviting(choosingWhom(shy), asking)).toEqual(refused('no such character'));
  }
  expect(inviting(choosingWhom(), { to: bea({ character: { restrictions: ['Agents'] } }) }).ruling).toBe('allowed');
});

test('so many are asked in a day, and one of them so often', () => {
  for (const today of [{ inAll: maxInvitationsPerDay }, { toThem: maxInvitationsPerDayToOne }]) {
    expect(inviting(choosingWhom(), { today })).toEqual(refused('too many invitations'));
  }
  const fewer = { inAll: maxInvitationsPerDay - 1, toThem: maxInvitationsPerDayToOne - 1 };
  expect(inviting(choosingWhom(), { today: fewer }).ruling).toBe('allowed');
});

test('an invitation needs no words', () => {
  expect(turnOf(inviting(choosingWhom(), { words: '  \n ' })).changes[0]).toMatchObject({ words: '' });
});

test('it may hold 1400 characters, and not one more', () => {
  expect(inviting(choosingWhom(), { words: '🫖'.repeat(1400) }).ruling).toBe('allowed');
  expect(inviting(choosingWhom(), { words: 'x'.repeat(1401) })).toEqual(refused('words unfit'));
});

test('words that cannot be seen are refused', () => {
  for (const words of ['a\u0000b', 'a\tb', 'a\u202Eb', 'a\u2069b', 'a\u007Fb', 'a\uD800b']) {
    expect(inviting(choosingWhom(), { words })).toEqual(refused('words unfit'));
  }
  expect(inviting(choosingWhom(), { words: 'a\nb \u2029c \u206Ad' }).ruling).toBe('allowed');
});

test('both have to be what the act asks of them', () => {
  const moment = (favour: number) =>
    choosingWhom({ act: { senderNeeds: favoured }, qualities: { [ids.favour]: favour } });
  const invitedWithFavour = (favour: number) =>
    inviting(choosingWhom({ act: { targetNeeds: favoured } }), { to: bea({ qualities: { [ids.favour]: favour } }) });

  expect([inviting(moment(1)), invitedWithFavour(1)]).toEqual([refused('sender unfit'), refused('target unfit')]);
  expect([inviting(moment(2)).ruling, invitedWithFavour(2).ruling]).toEqual(['allowed', 'allowed']);
});

test('what has to be done together is asked of somebody in the same place', () => {
  const invitedFrom = (here: number, there: number, act: object = { sameArea: true }) => {
    const { story } = choosingWhom().character;
    return inviting(choosingWhom({ act, character: { story, area: here } }), {
      to: bea({ character: { area: there } }),
    });
  };

  expect(invitedFrom(ids.quay, ids.quay).ruling).toBe('allowed');
  expect(invitedFrom(ids.quay, ids.square)).toEqual(refused('not in the same place'));
  expect(invitedFrom(0, 0)).toEqual(refused('not in the same place'));
  expect(invitedFrom(ids.quay, ids.square, {}).ruling).toBe('allowed');
});

const { sentAt } = anInvitation();
const elsewhere = anInvitation({ to: 99 });
const withOpen = (unique: boolean, invitation: Parameters<typeof anInvitation>[0], now = sentAt) =>
  inviting(choosingWhom({ act: unique ? { unique: true } : {}, now }), { sent: [anInvitation(invitation)] });

test('of a unique act one invitation is open at a time', () => {
  expect(withOpen(true, { to: 99 })).toEqual(refused('one is open already'));
  expect(withOpen(false, { to: 99 }).ruling).toBe('allowed');
});

test('the same person is not asked the same thing twice', () => {
  expect(withOpen(false, {})).toEqual(refused('one is open already'));
});

test('what is answered, too old or of another act stands in nobody’s way', () => {
  expect(withOpen(true, { over: 'declined' }).ruling).toBe('allowed');
  expect(withOpen(true, { act: 6 }).ruling).toBe('allowed');
  expect(withOpen(true, {}, sentAt + invitationPeriodMs).ruling).toBe('allowed');
  expect(withOpen(true, {}, sentAt + invitationPeriodMs - 1)).toEqual(refused('one is open already'));
});

test('a branch that cannot be paid any more sends nothing', () => {
  const { story } = choosingWhom().character;

  expect(inviting(choosingWhom({ character: { story, actions: { count: 0 } } }))).toEqual(
    refused('not enough actions'),
  );
});

const outside = (about: Parameters<typeof choosingWhom>[0] = {}, sent = [elsewhere], toThem = 0) =>
  inviteOutside(choosingWhom({ ...about, act: { external: true, ...about.act } }), {
    sent,
    today: { ...noneToday, toThem },
  });

test('a letter to somebody who does not play yet pays for its branch too', () => {
  const { changes, character } = turnOf(outside());

  expect(changes[0]).toEqual({ kind: 'invited', act: tea, with: outsider, words: '' });
  expect(character.story).toMatchObject({ phase: 'End', outcome: 'always' });
});

test('an e-mail is sent only for an external act, by an eligible sender, once if it is unique', () => {
  const { world } = choosingWhom({ act: { external: true } });
  const idle = choosingWhom({ world, character: { story: { phase: 'Available' } } });

  expect(inviteOutside(idle, { sent: [], today: noneToday })).toEqual(refused('not asked'));
  expect(inviteOutside(choosingWhom(), { sent: [], today: noneToday })).toEqual(refused('no such act'));
  expect(outside({ pack: { acts: [] } })).toEqual(refused('no such act'));
  expect(outside({ act: { senderNeeds: favoured } })).toEqual(refused('sender unfit'));
  expect(outside({ act: { unique: true }, now: sentAt })).toEqual(refused('one is open already'));
  expect(outside({ act: { unique: true }, now: sentAt }, []).ruling).toBe('allowed');
  expect(outside({ now: sentAt }, [anInvitation({ to: outsider })]).ruling).toBe('allowed');
});

test('three letters go outside in a day, and not a fourth', () => {
  expect(outside({}, [], maxOutsideInvitationsPerDay - 1).ruling).toBe('allowed');
  expect(outside({}, [], maxOutsideInvitationsPerDay)).toEqual(refused('too many letters'));
});
