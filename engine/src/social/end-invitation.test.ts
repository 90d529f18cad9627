import { invitationPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { anInvitation, inCompany, social } from '../testing/an-act.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { cancel, decline, expire } from './end-invitation.ts';

const { tea, ada, bea } = social;
const { sentAt } = anInvitation();
const at = (now: number, id: number = bea) => inCompany({ id, now });
const it = (about: Parameters<typeof anInvitation>[0] = {}) => ({ invitation: anInvitation(about) });

test('declining or cancelling ends an invitation and does nothing else', () => {
  expect(turnOf(decline(at(sentAt), it())).changes).toEqual([
    { kind: 'invitation over', invitation: 1, act: tea, with: ada, how: 'declined' },
  ]);
  expect(turnOf(cancel(at(sentAt, ada), it())).changes).toEqual([
    { kind: 'invitation over', invitation: 1, act: tea, with: bea, how: 'cancelled' },
  ]);
  expect(turnOf(decline(at(sentAt), it())).character).toEqual(at(sentAt).character);
});

test('an ended invitation cannot be ended again', () => {
  for (const [end, who] of [
    [decline, bea],
    [cancel, ada],
  ] as const) {
    expect(end(at(sentAt, who), it({ over: 'accepted' }))).toEqual(refused('invitation over'));
    expect(end(at(sentAt + invitationPeriodMs, who), it())).toEqual(refused('invitation over'));
    expect(end(at(sentAt + invitationPeriodMs - 1, who), it()).ruling).toBe('allowed');
  }
});

test('an invitation expires by age alone, and once', () => {
  const lapsed = { kind: 'invitation over', invitation: 1, act: tea, with: bea, how: 'expired' };

  expect(turnOf(expire(at(sentAt + invitationPeriodMs, ada), it())).changes).toEqual([lapsed]);
  expect(turnOf(expire(at(sentAt + invitationPeriodMs - 1, ada), it())).changes).toEqual([]);
  expect(expire(at(sentAt + invitationPeriodMs, ada), it({ over: 'expired' }))).toEqual(refused('invitation over'));
});

test('an invitation to an act that was removed from the world can still be ended', () => {
  expect(decline(inCompany({ id: bea, now: sentAt, pack: { acts: [] } }), it()).ruling).toBe('allowed');
});

test('only the invited player can decline, and only the sender can cancel or expire', () => {
  const none = refused('no such invitation');

  expect([decline(at(sentAt, ada), it()), cancel(at(sentAt, bea), it()), expire(at(sentAt, bea), it())]).toEqual([
    none,
    none,
    none,
  ]);
  for (const end of [decline, cancel, expire]) expect(end(at(sentAt), { invitation: undefined })).toEqual(none);
});
