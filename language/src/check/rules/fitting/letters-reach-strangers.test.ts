import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { lettersReachStrangers } from './letters-reach-strangers.ts';

const requirementOf = (key: string): string =>
  `an act by letter goes to somebody who does not play yet: "${key}" cannot be asked of them; leave it out`;

test('a letter asks nothing of a stranger until they accept, and an act between players may', () => {
  expect(
    messagesOf(
      lettersReachStrangers,
      anAct('by letter: yes\nsender needs: Coins 1+\ntarget needs: Coins 1+\nsame area: no'),
    ),
  ).toEqual([]);
  expect(messagesOf(lettersReachStrangers, anAct('target needs: Coins 1+\nsame area: yes\ncontest: Coins'))).toEqual(
    [],
  );
});

test.each(['same area: yes', 'contest: Coins'])('"%s" is asked of players only', (fact) => {
  expect(messagesOf(lettersReachStrangers, anAct(`by letter: yes\n${fact}`))).toEqual([
    requirementOf(fact.split(':')[0] ?? ''),
  ]);
});
