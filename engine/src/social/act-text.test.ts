import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genders } from '../character.ts';
import { ids } from '../testing/a-world.ts';
import { anAct, inCompany } from '../testing/an-act.ts';
import type { Text } from '../wording/text.ts';
import { actText, settleText, tellsResult, withOtherName } from './act-text.ts';

const otherName = { kind: 'name', of: 'other' } as const;
const theirs = { kind: 'pronoun', of: 'other', gentleman: 'his', lady: 'her', indistinct: 'their' } as const;

test('each side reads its own text, and the acceptance without one', () => {
  const plain = anAct({ acceptHtml: 'both' });
  const apart = anAct({ acceptHtml: 'both', senderHtml: 'sender', targetHtml: 'target' });

  expect((['sender', 'target'] as const).map((side) => actText(plain, side, undefined))).toEqual(['both', 'both']);
  expect((['sender', 'target'] as const).map((side) => actText(apart, side, undefined))).toEqual(['sender', 'target']);
});

test('a contest tells winner and loser apart, on both sides', () => {
  const contest = anAct({ acceptHtml: 'both', winnerHtml: 'winner', loserHtml: 'loser', winHtml: 'sender won' });

  expect(actText(contest, 'sender', true)).toBe('winner');
  expect(actText(contest, 'target', true)).toBe('winner');
  expect(actText(contest, 'target', false)).toBe('loser');
  expect(tellsResult(contest, 'target', false)).toBe(true);
});

test('without texts for winner and loser only the sender reads the result of a contest', () => {
  const contest = anAct({ acceptHtml: 'both', winHtml: 'sender won', loseHtml: 'sender lost' });

  expect([true, false].map((won) => actText(contest, 'sender', won))).toEqual(['sender won', 'sender lost']);
  expect([true, false].map((won) => actText(contest, 'target', won))).toEqual(['both', 'both']);
  expect(tellsResult(contest, 'sender', true)).toBe(true);
  expect(tellsResult(contest, 'target', true)).toBe(false);
});

test('settling a text leaves only the name of the other player open', () => {
  const text: Text = [
    { kind: 'name' },
    ' gave ',
    otherName,
    ' ',
    theirs,
    ' hat. ',
    {
      kind: 'cases',
      cases: [{ when: [{ kind: 'level', quality: ids.secret, atLeast: 2 }], text: 'Again.' }],
      otherwise: 'Once.',
    },
  ];
  const here = inCompany({ character: { name: 'Ada' }, qualities: { [ids.secret]: 2 } });
  const settled = settleText(text, here, { gender: 'Lady' });

  expect(settled).toEqual(['Ada gave ', otherName, ' her hat. Again.']);
  expect(withOtherName(settled, 'B <ea>')).toBe('Ada gave B &lt;ea&gt; her hat. Again.');
});

test('a settled text does not contain the other player’s name until it is shown', () => {
  const piece = fc.constantFrom<Text[number]>(otherName, theirs, { kind: 'name' }, 'came', ' ');
  const here = inCompany({ character: { name: 'Ada' } });
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(...genders), (text, gender) => {
      const settled = settleText(text as Text, here, { gender });
      const words = { gentleman: 'his', lady: 'her', indistinct: 'their' };
      const expected = text.map((each) => {
        if (typeof each === 'string') return each;
        if (each.kind === 'name') return each.of ? 'Bea' : 'Ada';
        return words[gender.toLowerCase() as keyof typeof words];
      });

      expect(JSON.stringify(settled)).not.toContain('Bea');
      expect(withOtherName(settled, 'Bea')).toBe(expected.join(''));
    }),
  );
});
