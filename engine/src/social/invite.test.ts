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

test('inviting pays for the branch and shows its outcome', () => {
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

test('effects of the act apply only after it is accepted', () => {
  const act = { onSender: [{ kind: 'change' as const, quality: ids.secret, by: 3 }] };

  expect(levelOf(turnOf(inviting(choosingWhom({ act }))).character.qualities, ids.secret)).toBe(0);
});

test('inviting is refused unless a branch waits for it', () => {
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

test('unknown, missing and external acts are not sent to a character', () => {
  const { act: _none, ...plain } = choosingWhom().world.pack.storylets[0]?.branches[0] ?? {};

  expect(inviting(choosingWhom({ pack: { acts: [] } }))).toEqual(refused('no such act'));
  expect(inviting(choosingWhom({ act: { external: true } }))).toEqual(refused('no such act'));
  expect(inviting(choosingWhom({ branch: { ...plain, act: 999 } }))).toEqual(refused('no such act'));
});

test('inviting oneself is refused', () => {
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

test('invitations are limited per day, in total and per player', () => {
  for (const today of [{ inAll: maxInvitationsPerDay }, { toThem: maxInvitationsPerDayToOne }]) {
    expect(inviting(choosingWhom(), { today })).toEqual(refused('too many invitations'));
  }
  const fewer = { inAll: maxInvitationsPerDay - 1, toThem: maxInvitationsPerDayToOne - 1 };
  expect(inviting(choosingWhom(), { today: fewer }).ruling).toBe('allowed');
});

test('an invitation may have no text', () => {
  expect(turnOf(inviting(choosingWhom(), { words: '  \n ' })).changes[0]).toMatchObject({ words: '' });
});

test('an invitation text has at most 1400 characters', () => {
  expect(inviting(choosingWhom(), { words: '🫖'.repeat(1400) }).ruling).toBe('allowed');
  expect(inviting(choosingWhom(), { words: 'x'.repeat(1401) })).toEqual(refused('words unfit'));
});

test('invisible characters in the text are refused', () => {
  for (const words of ['a\u0000b', 'a\u0001b', 'a\u202Eb', 'a\u2069b', 'a\u007Fb', 'a\uD800b']) {
    expect(inviting(choosingWhom(), { words })).toEqual(refused('words unfit'));
  }
  expect(inviting(choosingWhom(), { words: 'a\nb \tc \u2029d \u206Ae' }).ruling).toBe('allowed');
});

test('both players must meet the act’s requirements', () => {
  const moment = (favour: number) =>
    choosingWhom({ act: { senderNeeds: favoured }, qualities: { [ids.favour]: favour } });
  const invitedWithFavour = (favour: number) =>
    inviting(choosingWhom({ act: { targetNeeds: favoured } }), { to: bea({ qualities: { [ids.favour]: favour } }) });

  expect([inviting(moment(1)), invitedWithFavour(1)]).toEqual([refused('sender unfit'), refused('target unfit')]);
  expect([inviting(moment(2)).ruling, invitedWithFavour(2).ruling]).toEqual(['allowed', 'allowed']);
});

test('an act for the same area requires the invited player there', () => {
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

test('only one invitation to a unique act may be open', () => {
  expect(withOpen(true, { to: 99 })).toEqual(refused('one is open already'));
  expect(withOpen(false, { to: 99 }).ruling).toBe('allowed');
});

test('a second open invitation to the same act and player is refused', () => {
  expect(withOpen(false, {})).toEqual(refused('one is open already'));
});

test('ended, expired and other acts’ invitations do not block', () => {
  expect(withOpen(true, { over: 'declined' }).ruling).toBe('allowed');
  expect(withOpen(true, { act: 6 }).ruling).toBe('allowed');
  expect(withOpen(true, {}, sentAt + invitationPeriodMs).ruling).toBe('allowed');
  expect(withOpen(true, {}, sentAt + invitationPeriodMs - 1)).toEqual(refused('one is open already'));
});

test('a branch that can no longer be paid sends nothing', () => {
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

test('an e-mail invitation pays for its branch too', () => {
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

test('three e-mail invitations per day are allowed, and not a fourth', () => {
  expect(outside({}, [], maxOutsideInvitationsPerDay - 1).ruling).toBe('allowed');
  expect(outside({}, [], maxOutsideInvitationsPerDay)).toEqual(refused('too many letters'));
});
