import { expect, test } from 'vitest';
import { anInvitation, inCompany, social } from '../testing/an-act.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { cancel, decline, expire } from './end-invitation.ts';
import { openFor } from './invitation.ts';

const { tea, ada, bea } = social;
const { sentAt } = anInvitation();
const at = (now: number) => inCompany({ now });

test('to decline or to cancel ends an invitation, and does nothing else', () => {
  expect(turnOf(decline(at(sentAt), anInvitation())).changes).toEqual([
    { kind: 'invitation over', act: tea, with: ada, how: 'declined' },
  ]);
  expect(turnOf(cancel(at(sentAt), anInvitation())).changes).toEqual([
    { kind: 'invitation over', act: tea, with: bea, how: 'cancelled' },
  ]);
  expect(turnOf(decline(at(sentAt), anInvitation())).character).toEqual(at(sentAt).character);
});

test('what is over cannot be ended again', () => {
  for (const end of [decline, cancel]) {
    expect(end(at(sentAt), anInvitation({ over: 'accepted' }))).toEqual(refused('invitation over'));
    expect(end(at(sentAt + openFor), anInvitation())).toEqual(refused('invitation over'));
    expect(end(at(sentAt + openFor - 1), anInvitation()).ruling).toBe('allowed');
  }
});

test('an invitation lapses by its age alone, and once', () => {
  const lapsed = { kind: 'invitation over', act: tea, with: bea, how: 'expired' };

  expect(turnOf(expire(at(sentAt + openFor), anInvitation())).changes).toEqual([lapsed]);
  expect(turnOf(expire(at(sentAt + openFor - 1), anInvitation())).changes).toEqual([]);
  expect(expire(at(sentAt + openFor), anInvitation({ over: 'expired' }))).toEqual(refused('invitation over'));
});

test('an act that has left the world keeps nobody from ending it', () => {
  expect(decline(inCompany({ now: sentAt, pack: { acts: [] } }), anInvitation()).ruling).toBe('allowed');
});
