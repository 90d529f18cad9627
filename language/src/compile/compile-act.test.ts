import { expect, test } from 'vitest';
import { idIn, packOf } from '../testing/a-world.ts';
import { anAct } from '../testing/other-kinds.ts';

test('an act changes something for each of its two sides', () => {
  const sides = '== sender\nlose: Coins 1\n\n== target\ngain: Coins 3\nonly if: Coins under 2\n';
  const facts =
    'sender needs: Coins 1+\ntarget needs: Step 2+\nsame area: yes\none at a time: yes\nby letter: no\nrefusal: They *cannot*.\nthen: A Bench';
  const pack = packOf(anAct(facts, sides));
  const coins = idIn(pack, 'Coins');

  expect(pack.acts).toEqual([
    {
      id: expect.any(Number),
      name: 'Take Tea',
      descriptionHtml: '<p>Tea.</p>',
      image: 'pot',
      senderNeeds: [{ kind: 'level', quality: coins, atLeast: 1 }],
      targetNeeds: [{ kind: 'level', quality: idIn(pack, 'Step'), atLeast: 2 }],
      sameArea: true,
      unique: true,
      inviteHtml: 'Come.',
      acceptHtml: 'You came.',
      declineHtml: 'They <em>cannot</em>.',
      onSender: [{ kind: 'change', quality: coins, by: -1 }],
      onTarget: [{ kind: 'change', quality: coins, by: 3, onlyIf: { kind: 'level', quality: coins, atMost: 1 } }],
      leadsTo: idIn(pack, 'A Bench'),
    },
  ]);
});

test('a contest has a quality, a modifier, and changes for winner and loser', () => {
  const sides = '== loser\nlose: Coins 1\n\n== winner\ngain: Coins 2\n';
  const pack = packOf(anAct('contest: Watchful -2\nwon: You *won*.\nlost: You lost.', sides));
  const coins = idIn(pack, 'Coins');

  expect(pack.acts[0]).toMatchObject({
    contest: { quality: idIn(pack, 'Watchful'), modifier: -2 },
    winHtml: 'You <em>won</em>.',
    loseHtml: 'You lost.',
    onSender: [],
    onTarget: [],
    onWinner: [{ quality: coins, by: 2 }],
    onLoser: [{ quality: coins, by: -1 }],
  });
  expect(packOf(anAct('contest: Watchful')).acts[0]?.contest?.modifier).toBe(0);
  expect(packOf(anAct('by letter: yes')).acts[0]).toMatchObject({ external: true, onSender: [], onTarget: [] });
});

test('the prose of a side is what that side reads, about the other', () => {
  const cup = '{other name} took {other: his|her|their} cup from {name}.';
  const pack = packOf(anAct('', `== sender\n\n${cup}\n\n== target\ngain: Coins 1\n`));
  const [act] = pack.acts;

  expect(act?.senderHtml).toEqual([
    '<p>',
    { kind: 'name', of: 'other' },
    ' took ',
    { kind: 'pronoun', of: 'other', gentleman: 'his', lady: 'her', indistinct: 'their' },
    ' cup from ',
    { kind: 'name' },
    '.</p>',
  ]);
  expect(act).not.toHaveProperty('targetHtml');
  expect(packOf(anAct('contest: Coins', '== winner\n\nYou won.\n')).acts[0]).toMatchObject({
    winnerHtml: '<p>You won.</p>',
  });
});
