import type { Outcome, Pack, Storylet } from '@underhall/engine';
import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, idIn, packOf } from '../testing/a-world.ts';
import { anAct, anAgent, aTimed } from '../testing/other-kinds.ts';

const tried = ({ storylets }: Pack): Storylet => {
  const storylet = storylets.find(({ name }) => name === 'Tried');
  if (!storylet) throw new Error('no storylet');
  return storylet;
};
const settingIn = (pack: Pack) => pack.settings[0]?.id;

const outcome = (pack: Pack): Outcome => {
  const outcomes = tried(pack).branches[0]?.outcomes;
  if (!outcomes || !('always' in outcomes)) throw new Error('no outcome');
  return outcomes.always;
};

test('a storylet has its settings, its deck and its autofire', () => {
  const pack = packOf(aStorylet('in: Town\ndeck: never\nautofire: yes\nscene: near-bench'));

  expect(tried(pack)).toMatchObject({
    settings: [settingIn(pack)],
    deck: 'never',
    autofire: true,
    scene: 'near-bench',
  });
});

test('missing facts of storylets and branches are missing in the pack', () => {
  const storylet = tried(packOf(aStorylet('autofire: no')));

  expect(storylet).not.toHaveProperty('settings');
  expect(storylet).not.toHaveProperty('autofire');
  expect(storylet).not.toHaveProperty('scene');
  expect(storylet.branches[0]).not.toHaveProperty('names');
  expect(storylet.branches[0]).not.toHaveProperty('act');
});

test('a branch may name a quality or offer an act', () => {
  const pack = packOf({ ...anAct(''), ...aStorylet('', aBranch('names: Hat\nact: Take Tea')) });

  expect(tried(pack).branches[0]).toMatchObject({ names: 'Hat', act: pack.acts[0]?.id });
});

test('teaser, note and prose may contain substitutions', () => {
  const storylet = tried(packOf(aStorylet('note: {Watchful 5+: A *death*. | A burial.} All of it.')));

  expect(storylet.descriptionHtml).toMatchObject([
    '<p class="content-note">',
    { kind: 'cases', cases: [{ text: 'A <em>death</em>.' }], otherwise: 'A burial.' },
    ' All of it.</p><p>Prose.</p>',
  ]);
});

test('an outcome has all of its facts', () => {
  const facts = `move to: The Square
change setting: Town
lodge: A Room
go to: A Bench
wear: Paper Hat
give outfit: Aunt's Idea of You
frame: jet
banner: none
clear hand: yes
engage: Pin
dismiss: Pin
hide: Fate
refresh actions: 10
refresh cards: yes
start: The Bell
stop: The Bell
give fate: 2
grant: first-night
message: It's Late
says: For {name}.
tells of: A Bench
journal: offer
aside: To *you*.
image: other
scene: far-bench`;
  const pack = packOf({
    ...aTimed('after: 1 day'),
    ...anAgent('levels: Watchful 1'),
    ...aStorylet('', aBranch('', anOutcome(facts))),
  });

  expect(outcome(pack)).toEqual({
    title: 'Done',
    descriptionHtml: '<p>Prose.</p>',
    image: 'other',
    scene: 'far-bench',
    effects: [],
    reveal: [],
    hide: ['Fate'],
    refreshActions: 10,
    refreshCards: true,
    start: [idIn(pack, 'The Bell')],
    stop: [idIn(pack, 'The Bell')],
    fate: 2,
    grant: ['first-night'],
    send: {
      title: 'It’s Late',
      html: ['<p>For ', { kind: 'name' }, '.</p>'],
      image: 'other',
      storylet: idIn(pack, 'A Bench'),
    },
    moveTo: pack.areas[0]?.id,
    setting: settingIn(pack),
    goTo: idIn(pack, 'A Bench'),
    lodge: pack.lodgings[0]?.id,
    wear: idIn(pack, 'Paper Hat'),
    outfit: 'Aunt’s Idea of You',
    frame: 'jet',
    banner: 'none',
    clearHand: true,
    engage: pack.agents[0]?.id,
    dismiss: pack.agents[0]?.id,
    journal: true,
    asideHtml: 'To <em>you</em>.',
  });
});

test('the turn of a result does not change the pack', () => {
  const marked = packOf(aStorylet('', aBranch('', anOutcome('turn: a tie begun'))));

  expect(marked).toEqual(packOf(aStorylet('', aBranch('', anOutcome('')))));
});

test('missing facts of outcomes have no effect', () => {
  const pack = packOf(aStorylet('', aBranch('', anOutcome('clear hand: no\nrefresh cards: no'))));

  expect(outcome(pack)).toEqual({ title: 'Done', descriptionHtml: '<p>Prose.</p>', effects: [], reveal: [] });
});

test('outcomes with requirements are variants of the one without', () => {
  const branch = aBranch(
    'challenge: Watchful 4',
    [
      anOutcome('when: Coins 5+\ngain: Coins 1', 'success: Rich'),
      anOutcome('when: Coins 1+ or seen A Bench', 'success: Known'),
      anOutcome('', 'success: Won'),
      anOutcome('', 'failure: Lost'),
    ].join('\n'),
  );
  const pack = packOf(aStorylet('', branch));
  const coins = idIn(pack, 'Coins');

  expect(tried(pack).branches[0]?.outcomes).toMatchObject({
    success: {
      title: 'Won',
      variants: [
        { title: 'Rich', when: [{ kind: 'level', quality: coins, atLeast: 5 }], effects: [{ quality: coins, by: 1 }] },
        { title: 'Known', when: [{ kind: 'any of' }] },
      ],
    },
    failure: { title: 'Lost' },
  });
  expect(tried(pack).branches[0]?.outcomes).not.toHaveProperty('failure.variants');
});

test('a branch with "once" requires the absence of a hidden quality, which every outcome sets', () => {
  const outcomes = [
    anOutcome('when: Coins 5+', 'success: Rich'),
    anOutcome('', 'success: Won'),
    anOutcome('gain: Coins 1', 'failure: Lost'),
  ];
  const pack = packOf(aStorylet('', aBranch('once: yes\nwhen: Step 1+\nchallenge: Watchful 4', outcomes.join('\n'))));
  const quality = pack.qualities.at(-1);
  const chosen = { kind: 'set', quality: quality?.id, to: 1 };
  const [branch] = tried(pack).branches;

  expect(quality).toMatchObject({ name: 'Chosen: Tried, Try', hidden: true, cap: 1 });
  expect(branch?.when).toEqual([
    { kind: 'level', quality: idIn(pack, 'Step'), atLeast: 1 },
    { kind: 'level', quality: quality?.id, atMost: 0 },
  ]);
  expect(branch?.outcomes).toMatchObject({
    success: { effects: [chosen], variants: [{ effects: [chosen] }] },
    failure: { effects: [{ kind: 'change', quality: idIn(pack, 'Coins') }, chosen] },
  });
  expect(packOf(aStorylet('', aBranch('once: no')))).toEqual(packOf(aStorylet('')));
});

test('nowhere is the area with the number 0', () => {
  expect(outcome(packOf(aStorylet('', aBranch('', anOutcome('move to: nowhere'))))).moveTo).toBe(0);
});

test('gains, losses and levels may be formulas; a loss is subtracted from 0', () => {
  const facts =
    'gain: Coins (10 + 2 * [Watchful])\nlose: Lens (2d6)\nset: Step (most([base Step], 3))\nonly if: Lens 1+';
  const pack = packOf(aStorylet('', aBranch('', anOutcome(facts))));
  const [watchful, coins, lens, step] = ['Watchful', 'Coins', 'Lens', 'Step'].map((name) => idIn(pack, name));

  expect(outcome(pack).effects).toEqual([
    {
      kind: 'change',
      quality: lens,
      by: { kind: '-', left: 0, right: { kind: 'dice', count: 2, sides: 6 } },
      onlyIf: { kind: 'level', quality: lens, atLeast: 1 },
    },
    {
      kind: 'change',
      quality: coins,
      by: { kind: '+', left: 10, right: { kind: '*', left: 2, right: { kind: 'level', quality: watchful } } },
    },
    {
      kind: 'set',
      quality: step,
      to: { kind: 'most', left: { kind: 'level', quality: step, base: true }, right: 3 },
    },
  ]);
});

test('compiles requirements of every form', () => {
  const when =
    'Watchful 5+, Coins 2 to 4 or not seen A Bench, Step over [Coins], Lens at most ([Coins] + 1), Coins exactly [Lens]';
  const pack = packOf(aStorylet(`when: ${when}`));
  const [watchful, coins, lens, step] = ['Watchful', 'Coins', 'Lens', 'Step'].map((name) => idIn(pack, name));

  expect(tried(pack).when).toEqual([
    { kind: 'level', quality: watchful, atLeast: 5 },
    {
      kind: 'any of',
      of: [
        { kind: 'level', quality: coins, atLeast: 2, atMost: 4 },
        { kind: 'met', storylet: idIn(pack, 'A Bench'), isMet: false },
      ],
    },
    {
      kind: 'compared',
      quality: step,
      atLeast: { kind: '+', left: { kind: 'level', quality: coins }, right: 1 },
    },
    { kind: 'compared', quality: lens, atMost: { kind: '+', left: { kind: 'level', quality: coins }, right: 1 } },
    {
      kind: 'compared',
      quality: coins,
      atLeast: { kind: 'level', quality: lens },
      atMost: { kind: 'level', quality: lens },
    },
  ]);
});
