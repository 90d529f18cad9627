import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { lettersReachStrangers } from './letters-reach-strangers.ts';

const requirementOf = (key: string): string =>
  `an act by letter invites somebody who does not play yet, so "${key}" cannot apply; delete it`;

test('accepts an act by letter with requirements, and other facts on acts between players', () => {
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

test.each(['same area: yes', 'contest: Coins'])('reports "%s" on an act by letter', (fact) => {
  expect(messagesOf(lettersReachStrangers, anAct(`by letter: yes\n${fact}`))).toEqual([
    requirementOf(fact.split(':')[0] ?? ''),
  ]);
});
