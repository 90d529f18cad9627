import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { messagesAreWhole } from './messages-are-whole.ts';

const inOutcome = (facts: string) => messagesOf(messagesAreWhole, aStorylet('', aBranch('', anOutcome(facts))));

test('accepts a message with a title and a text', () => {
  expect(inOutcome('message: A Card\nsays: Come.')).toEqual([]);
});

test('reports a title or a text alone', () => {
  expect(inOutcome('message: A Card')).toEqual(['this message has no text; add "says: Text"']);
  expect(inOutcome('says: Come.')).toEqual(['this text has no message; add "message: Title"']);
  expect(messagesOf(messagesAreWhole, aTimed('after: 1 day\nmessage: A Card'))).toEqual([
    'this message has no text; add "says: Text"',
  ]);
});

test('"tells of" needs a message, or the prose of a timed story', () => {
  const none = '"tells of" needs a message; add "message: Title" and "says: Text"';
  expect(inOutcome('tells of: A Bench')).toEqual([none]);
  expect(inOutcome('message: A Card\nsays: Come.\ntells of: A Bench')).toEqual([]);
  const silent = { 'timed/hush.story': '= Hush\nimage: bell\nafter: 1 day\ntells of: A Bench\n' };
  expect(messagesOf(messagesAreWhole, silent)).toEqual([none]);
  expect(messagesOf(messagesAreWhole, aTimed('after: 1 day\ntells of: A Bench'))).toEqual([]);
});
