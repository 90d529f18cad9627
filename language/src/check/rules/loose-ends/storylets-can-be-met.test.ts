import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { anAct, aPlot, aShop, aTimed } from '../../../testing/other-kinds.ts';
import { storyletsCanBeMet } from './storylets-can-be-met.ts';

const never = (name: string): string =>
  `nobody can ever meet "${name}": its requirements or its place depend on itself or on storylets that nobody can meet; add another way to it`;
const storylet = (name: string, facts: string, outcome = '', branch = '') => ({
  [`areas/square/${name}.story`]: `= ${name}\n${facts}\n\n${aBranch(branch, anOutcome(outcome))}`,
});
const quality = (name: string, facts = '') => ({
  [`qualities/${name}.story`]: `= ${name}\ncategory: Story\nimage: it\n${facts}\n`,
});
/** A way to Step 1 that requires Step 1. */
const closed = storylet('Closed', 'where: anywhere\nwhen: Step 1+', 'gain: Step 1');
const messagesFor = (...files: readonly Readonly<Record<string, string>>[]) =>
  messagesOf(storyletsCanBeMet, Object.assign({}, ...files));

test('follows a chain of storylets from a new character to its end', () => {
  const chain = {
    ...storylet('A', 'where: The Square\nwhen: Step exactly 2', 'set: Step 3'),
    ...storylet('B', 'where: The Square\nwhen: Step exactly 1', 'set: Step 2'),
    ...storylet('C', 'where: The Square\nwhen: no Step', 'set: Step 1'),
    ...storylet('D', 'where: The Square\nwhen: Step 3+, Coins 5+'),
  };

  expect(messagesFor(chain)).toEqual([]);
});

test('reports a storylet that requires itself, and those behind it', () => {
  expect(messagesFor(closed)).toEqual([never('Closed')]);
  expect(
    messagesFor(
      storylet('One', 'where: anywhere\nwhen: Lens 1+', 'gain: Step 1'),
      storylet('Two', 'where: anywhere\nwhen: Step 1+', 'gain: Lens 1'),
      storylet('Three', 'where: anywhere\nwhen: seen Two'),
      storylet('Four', 'where: anywhere\nwhen: not seen Two, Step 1+ or Coins 1+'),
    ),
  ).toEqual(['One', 'Two', 'Three'].sort().map(never));
});

test('does not report again what nothing gives, leads to or starts', () => {
  expect(
    messagesFor(storylet('A', 'where: anywhere\nwhen: Lens 1+, Step 5+, seen Nothing Known, Nothing Known 1+')),
  ).toEqual([]);
  expect(messagesFor(storylet('A', 'where: anywhere\nwhen: seen B'), storylet('B', 'deck: never'))).toEqual([]);
  expect(
    messagesFor(
      { 'areas/rock/area.story': '= Rock\nsetting: Town\nby story: yes\ntype: District\n' },
      storylet('A', 'where: Rock'),
    ),
  ).toEqual([]);
  expect(messagesFor(storylet('A', 'where: anywhere\nwhen: Step 1+'), aTimed('after: 1 hour\ngain: Step 1'))).toEqual(
    [],
  );
  expect(messagesFor(storylet('A', 'where: anywhere\nwhen: Step 1+'), anAct('', '== sender\ngain: Step 1\n'))).toEqual(
    [],
  );
});

test.each([
  ['a shop', aShop('', '== Step\nprice: Coins 1\n')],
  ['a shop that pays in it', aShop('', '== Coins\nfetches: Step 1\n')],
  ['a timed story', aTimed('after: 1 hour\ngiven: at arrival\ngain: Step 1')],
  ['one that is given to some', aTimed('after: 1 hour\ngiven: to Coins 1+\ngain: Step 1')],
  ['a price that is paid', storylet('Paid', 'where: anywhere', 'gain: Step 1', 'pay: Coins 5')],
  ['a level set', storylet('Set', 'where: The Square\nin: Town', 'set: Step 4')],
  ['a gain under a condition', storylet('Given', 'where: anywhere', 'gain: Step 1\nonly if: Step under 3')],
  ['the start', { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nstart with: Step 1\n' }],
])('%s opens the way', (_, files) => {
  expect(messagesFor(closed, files)).toEqual([]);
});

test.each([
  ['a shop that wants what one has not', aShop('', '== Step\nprice: Lens 1\n')],
  ['a shop for others', aShop('when: Lens 1+', '== Step\nprice: Coins 1\n')],
  ['a ware for others', aShop('', '== Step\nprice: Coins 1\nwhen: Lens 1+\n')],
  ['a shop that wants a thing one has not', aShop('', '== Lens\nfetches: Step 1\n')],
  ['a timed story for others', aTimed('after: 1 hour\ngiven: to Lens 1+\ngain: Step 1')],
  ['a timed story that passes', aTimed('after: 1 hour\ngiven: at arrival\nwhen: Lens 1+\ngain: Step 1')],
  ['a price that cannot be paid', storylet('Paid', 'where: anywhere', 'gain: Step 1', 'pay: Lens 1')],
  ['a branch for others', storylet('Asking', 'where: anywhere', 'gain: Step 1', 'needs: Lens 1+')],
  ['a condition that does not hold', storylet('Given', 'where: anywhere', 'gain: Step 1\nonly if: Step 1+')],
])('%s does not open the way', (_, files) => {
  // The lens needs the step.
  const lens = storylet('Later', 'where: anywhere\nwhen: Step 1+', 'gain: Lens 1');

  expect(messagesFor(closed, lens, files)).toEqual([never('Closed'), never('Later')]);
});

test('an area is reached by map, story or setting', () => {
  const rock = (facts: string) => ({
    'settings/sea.story': '= Sea\nmap: no\n',
    'areas/rock/area.story': `= Rock\nsetting: Sea\ntype: District\n${facts}\n`,
    ...storylet('There', 'where: Rock'),
    ...storylet('Sailing', 'in: Sea'),
  });
  const behind = (outcome: string) => storylet('Behind', 'where: anywhere\nwhen: seen There', outcome);
  const both = [never('Behind'), never('Sailing'), never('There')];

  expect(messagesFor(rock(''))).toEqual([]);
  expect(messagesFor(rock('discovered: Coins 1+\nopens: Coins 2+'))).toEqual([]);
  expect(messagesFor(rock('opens: Step 1+'), storylet('Behind', 'where: Rock', 'gain: Step 1'))).toEqual(both);
  expect(messagesFor(rock('by story: yes'), behind('move to: Rock'))).toEqual(both);
  expect(messagesFor(rock('by story: yes'), storylet('Behind', 'where: anywhere', 'move to: Rock'))).toEqual([]);
});

test('a change of setting leads to its start, and a stay to its end', () => {
  const sea = {
    'settings/sea.story': '= Sea\nmap: no\nstart at: Rock\nstay: 3 actions\nthen: Ashore\n',
    'areas/rock/area.story': '= Rock\nsetting: Town\ntype: District\nby story: yes\n',
    ...storylet('There', 'where: Rock'),
    ...storylet('Ashore', 'deck: never'),
  };
  const sailing = (facts: string) => storylet('Cast Off', facts, 'change setting: Sea');

  expect(messagesFor(sea, sailing('where: The Square'))).toEqual([]);
  expect(messagesFor(sea, sailing('where: The Square\nwhen: seen There'))).toEqual(
    ['Ashore', 'Cast Off', 'There'].map(never),
  );
});

test('players can travel from nowhere, and where there is a map', () => {
  const files = {
    'settings/town.story': '= Town\nmap: no\n\n= Sea\n',
    'areas/rock/area.story': '= Rock\nsetting: Sea\ntype: District\n',
    ...storylet('There', 'where: Rock'),
  };

  expect(messagesFor(files)).toEqual([never('There')]);
  expect(messagesFor(files, storylet('Away', 'where: The Square', 'move to: nowhere'))).toEqual([]);
});

test('an area of lodgings requires a lodging', () => {
  const home = (facts: string) => ({
    'areas/home/area.story': '= Home\nsetting: Town\ntype: Lodgings\n',
    ...storylet('There', 'where: Home'),
    ...storylet('Given', facts, 'lodge: A Room'),
  });

  expect(messagesFor(home('where: The Square'))).toEqual([]);
  expect(messagesFor(home('where: Home'))).toEqual([never('Given'), never('There')]);
});

test('does not report lodgings and agents that nothing gives', () => {
  const home = {
    'areas/home/area.story': '= Home\nsetting: Town\ntype: Lodgings\n',
    ...storylet('There', 'where: Home'),
  };
  const roof = { ...aPlot(''), ...storylet('A Bench', 'deck: never'), 'areas/square/a-bench.story': '' };

  expect(messagesFor(home)).toEqual([]);
  expect(messagesFor(roof)).toEqual([]);
});

test('a shop needs a reachable area with a market', () => {
  const market = (facts: string) => ({
    'areas/hall/area.story': `= Hall\nsetting: Town\ntype: District\nmarket: yes\n${facts}\n`,
    ...aShop('', '== Step\nprice: Coins 1\n'),
  });

  expect(messagesFor(closed, market(''))).toEqual([]);
  expect(messagesFor(closed, market('opens: Step 1+'))).toEqual([never('Closed')]);
});

test('a gate opens for a discovered area; the gate of a landmark only if it is open', () => {
  const gate = (facts: string, type = 'District', when = '') => ({
    'areas/rock/area.story': `= Rock\nsetting: Town\ntype: ${type}\ngate: Steps\n${facts}\n`,
    ...storylet('Steps', `deck: never${when}`, 'gain: Step 1'),
  });

  expect(messagesFor(gate('opens: Step 1+'))).toEqual([]);
  expect(messagesFor(gate('discovered: Step 1+'))).toEqual([never('Steps')]);
  expect(messagesFor(gate('opens: Step 1+', 'Landmark'))).toEqual([never('Steps')]);
  expect(messagesFor(gate('opens: Step 1+', 'District', '\nwhen: Step 1+'))).toEqual([never('Steps')]);
});

test('a thing opens the storylet it is used for, where that can be met', () => {
  const whistle = quality('A Whistle', 'use: Blown');
  const give = storylet('Found', 'where: anywhere', 'gain: A Whistle 1');
  const blown = (facts: string) => storylet('Blown', `deck: never\n${facts}`, 'gain: Step 1');

  expect(messagesFor(whistle, give, blown(''))).toEqual([]);
  expect(
    messagesFor(whistle, blown(''), storylet('Found', 'where: anywhere\nwhen: seen Blown', 'gain: A Whistle 1')),
  ).toEqual([never('Blown'), never('Found')]);
  expect(messagesFor(whistle, give, blown('when: Step 1+'))).toEqual([never('Blown')]);
  expect(messagesFor(quality('A Whistle', 'use: Nothing Known'))).toEqual([]);
});

test('an act leads on once it is offered, a plot once there is an agent', () => {
  const tea = { ...anAct('then: Tea', '== target\ngain: Step 1\n'), ...storylet('Tea', 'deck: never') };
  const roof = (facts = '') => ({
    ...aPlot(facts),
    ...storylet('A Bench', 'deck: never'),
    'areas/square/a-bench.story': '',
  });
  const engage = (facts: string) => ({
    ...storylet('Hired', facts, 'engage: Pin'),
    'agents/pin.story': '= Pin\nlevels: Coins 1\nimage: pin\n',
  });

  expect(messagesFor(tea, storylet('Ask', 'where: anywhere', '', 'act: Take Tea'))).toEqual([]);
  expect(messagesFor(tea, storylet('Ask', 'where: anywhere\nwhen: seen Tea', '', 'act: Take Tea'))).toEqual([
    never('Ask'),
    never('Tea'),
  ]);
  expect(messagesFor(roof(), engage('where: anywhere'))).toEqual([]);
  expect(messagesFor(roof(), engage('where: anywhere\nwhen: seen A Bench'))).toEqual([
    never('A Bench'),
    never('Hired'),
  ]);
  expect(messagesFor(roof('needs: seen A Bench'), engage('where: anywhere'))).toEqual([never('A Bench')]);
});

test('a timed story begins with the story that starts it, and its followers after it', () => {
  const bells = {
    ...aTimed('after: 1 hour\nthen: Two', 'One'),
    ...aTimed('after: 1 hour\nstart: Three', 'Two'),
    ...aTimed('after: 1 hour\ngain: Step 1', 'Three'),
  };

  expect(messagesFor(closed, bells, storylet('Wind', 'where: anywhere', 'start: One'))).toEqual([]);
  expect(messagesFor(closed, bells, storylet('Wind', 'where: anywhere\nwhen: Step 1+', 'start: One'))).toEqual([
    never('Closed'),
    never('Wind'),
  ]);
});
