import type { Change } from '@underhall/engine';
import { expect, test } from 'vitest';
import { aStorylet, idIn, packOf } from '../testing/a-world.ts';
import { anAgent, aPlot, aShop, aTimed } from '../testing/other-kinds.ts';
import { describeChange } from './describe-change.ts';
import type { Game } from './game.ts';
import { beginGame } from './options.ts';

const pack = packOf({
  ...aTimed('after: 1 day'),
  ...anAgent('levels: Coins 1'),
  ...aPlot(''),
  ...aShop('', '== Paper Hat\nprice: Coins 2\nfetches: Coins 1\nbought: It suits you.\n'),
  'areas/pier/area.story':
    '= The Pier\nsetting: Town\ntype: District\nline: wet\narrival: You come, {sir|madam|dear}.\nimage: pier\n\nPlanks.\n',
  'areas/pier/fish.story': aStorylet('')['areas/square/tried.story']?.replace('The Square', 'The Pier') ?? '',
  'settings/den.story': '= The Den\nstart at: The Pier\nstay: 12 actions\nthen: A Bench\n',
  'qualities/evening.story':
    '= Evening\ncategory: Story\nimage: it\n\nFar.\n\n== person 1: Mrs Ottaway\n\nShe has a key.\n\n== chapter 2: Chapter the First\n\nIt is late.\n',
  'qualities/soaked.story':
    '= Soaked\ncategory: Menace\nclimbs: ever steeper\nstages: 1 Damp, 3 Wet\nimage: wet\n\nThrough and through.\n',
});
const game = beginGame(pack, ['--as', 'lady'], 1) as Game;
const areaCalled = (wanted: string) => pack.areas.find(({ name }) => name === wanted)?.id ?? 0;
const settingCalled = (wanted: string) => pack.settings.find(({ name }) => name === wanted)?.id ?? 0;
const [pier, den] = [areaCalled('The Pier'), settingCalled('The Den')];
const [ware, plot] = [pack.shops[0]?.wares[0]?.id ?? 0, pack.concerns[0]?.plots[0]?.id ?? 0];
const [coins, soaked, evening] = [idIn(pack, 'Coins'), idIn(pack, 'Soaked'), idIn(pack, 'Evening')];
const [square, town, room] = [areaCalled('The Square'), settingCalled('Town'), pack.lodgings[0]?.id ?? 0];
const [bench, bell, pin] = [idIn(pack, 'A Bench'), idIn(pack, 'The Bell'), pack.agents[0]?.id ?? 0];
const at = (level: number, points = 0) => ({ level, points });
const clock = (count: number) => ({ count });

const cases: readonly (readonly [Change, readonly string[]])[] = [
  [{ kind: 'quality', quality: coins, from: at(1), to: at(3), how: 'changed' }, ['Coins: 1 -> 3']],
  [{ kind: 'quality', quality: coins, from: at(3), to: at(3), how: 'capped' }, ['Coins: 3 -> 3 (at its cap)']],
  [
    { kind: 'quality', quality: soaked, from: at(0), to: at(2, 1), how: 'changed' },
    ['Soaked: 0 (0 of 1) -> 2 (1 of 3) "Damp"'],
  ],
  [{ kind: 'quality', quality: 9, from: at(0), to: at(1), how: 'set' }, ['quality 9: 0 -> 1']],
  [{ kind: 'shared', quality: coins, from: at(1), to: at(2), how: 'changed' }, ['Coins: 1 -> 2 (shared)']],
  [
    { kind: 'rolled', place: 0, quality: coins, chance: 60, roll: 60, passed: true },
    ['rolled 60 against 60% on Coins: passed'],
  ],
  [
    { kind: 'rolled', place: 0, quality: coins, chance: 60, roll: 61, passed: false, again: true },
    ['rolled 61 against 60% on Coins, a second time: failed'],
  ],
  [
    { kind: 'quality', quality: evening, from: at(0), to: at(2), how: 'set' },
    [
      'Evening: 0 -> 2',
      'a person is met: Mrs Ottaway',
      '    She has a key.',
      'a chapter ends: Chapter the First',
      '    It is late.',
    ],
  ],
  [{ kind: 'opened', storylets: [bench], areas: [pier], cards: 2 }, ['open now: The Pier, A Bench, 2 more to draw']],
  [
    { kind: 'opened', storylets: [], areas: [], shops: [pack.shops[0]?.id ?? 0], cards: 0 },
    [`open now: ${pack.shops[0]?.name}`],
  ],
  [{ kind: 'opened', storylets: [], areas: [], cards: 0 }, ['open now: nothing new']],
  [{ kind: 'actions', why: 'spent', from: clock(20), to: clock(19) }, ['actions: 20 -> 19 (spent)']],
  [{ kind: 'fate', why: 'given', book: 'outcome', from: 0, to: 3 }, ['Tokens: 0 -> 3 (given)']],
  [{ kind: 'moved', from: 0, to: square }, ['moved to The Square']],
  [{ kind: 'moved', from: square, to: 0 }, ['moved to nowhere']],
  [{ kind: 'moved', from: square, to: pier }, ['moved to The Pier', '    You come, madam.']],
  [{ kind: 'setting', from: undefined, to: town }, ['setting: Town, in any area']],
  [{ kind: 'setting', from: town, to: undefined }, ['setting: that of the area']],
  [{ kind: 'lodged', lodging: room }, ['lodges in A Room']],
  [{ kind: 'revealed', restriction: 'Travel' }, ['Travel is shown']],
  [{ kind: 'held back', restriction: 'Fate' }, ['Fate is hidden']],
  [{ kind: 'letter', title: 'A Card', html: '<p>Come.</p>', at: 0 }, ['a message: A Card', '    Come.']],
  [{ kind: 'renamed', quality: coins, name: 'Gold' }, ['Coins is called Gold']],
  [{ kind: 'worn', slot: 'Hat', item: coins }, ['Coins worn']],
  [{ kind: 'taken off', slot: 'Hat', item: coins }, ['Coins taken off']],
  [{ kind: 'card drawn', table: town, card: bench }, ['drawn: A Bench']],
  [{ kind: 'card left', table: town, card: bench, why: 'played' }, ['left the hand: A Bench (played)']],
  [{ kind: 'card returned', table: town, card: bench }, ['back in the hand: A Bench']],
  [{ kind: 'timer started', timer: { story: bell, dueAt: 0, seed: 1 } }, ['timer started: The Bell']],
  [{ kind: 'timer stopped', story: bell }, ['timer stopped: The Bell']],
  [{ kind: 'timer due', story: bell, at: 0, told: true }, ['due: The Bell']],
  [{ kind: 'timer due', story: bell, at: 0, told: false }, ['due: The Bell (not shown)']],
  [{ kind: 'agent engaged', agent: pin }, ['agent engaged: Pin']],
  [{ kind: 'agent dismissed', agent: pin }, ['agent dismissed: Pin']],
  [{ kind: 'agent', why: 'sent', to: { agent: pin, lent: [], reports: 0 } }, ['Pin: sent']],
  [
    {
      kind: 'agent',
      why: 'got on',
      to: { agent: pin, lent: [], reports: 0, plot: { id: plot, elapsed: 79 } },
    },
    ['Pin: got on'],
  ],
  [
    {
      kind: 'agent',
      why: 'got on',
      to: { agent: pin, lent: [], reports: 0, plot: { id: plot, elapsed: 80 } },
    },
    ['Pin: got on, and is back; a shows the report'],
  ],
  [{ kind: 'bought', ware, count: 1 }, ['    It suits you.']],
  [{ kind: 'sold', ware, count: 1 }, []],
  [{ kind: 'code redeemed', code: 'first' }, ['code redeemed: first']],
  [{ kind: 'journal offered', storylet: bench }, ['offered for the journal']],
  [{ kind: 'forced in a row', to: 1 }, []],
  [{ kind: 'story', to: { phase: 'Available' } }, []],
  [{ kind: 'met', storylet: bench }, []],
];

test.each(cases)('%j is described as %j', (change, lines) => {
  expect(describeChange(change, game)).toEqual(lines);
});

test('shows the progress of a stay only if it has an end', () => {
  const stayed = (to: number | undefined, setting: number) =>
    describeChange({ kind: 'stayed', to }, { ...game, character: { ...game.character, setting } });

  expect(stayed(3, den)).toEqual(['stayed here: 3 of 12 actions']);
  expect(stayed(undefined, den)).toEqual([]);
  expect(stayed(3, town)).toEqual([]);
});
