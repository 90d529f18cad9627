import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { messagesAreWhole } from './messages-are-whole.ts';

const inOutcome = (facts: string) => messagesOf(messagesAreWhole, aStorylet('', aBranch('', anOutcome(facts))));

test('a message with a title and what it says is whole', () => {
  expect(inOutcome('message: A Card\nsays: Come.')).toEqual([]);
});

test('one without the other is not', () => {
  expect(inOutcome('message: A Card')).toEqual(['this message says nothing ("says: Text")']);
  expect(inOutcome('says: Come.')).toEqual(['what is said belongs to no message ("message: Title")']);
  expect(messagesOf(messagesAreWhole, aTimed('after: 1 day\nmessage: A Card'))).toEqual([
    'this message says nothing ("says: Text")',
  ]);
});

test('a storylet is told of in a message, which of a timed story its own prose is too', () => {
  const none = 'there is no message that could tell of it ("message: Title", "says: Text")';
  expect(inOutcome('tells of: A Bench')).toEqual([none]);
  expect(inOutcome('message: A Card\nsays: Come.\ntells of: A Bench')).toEqual([]);
  const silent = { 'timed/hush.story': '= Hush\nimage: bell\nafter: 1 day\ntells of: A Bench\n' };
  expect(messagesOf(messagesAreWhole, silent)).toEqual([none]);
  expect(messagesOf(messagesAreWhole, aTimed('after: 1 day\ntells of: A Bench'))).toEqual([]);
});
