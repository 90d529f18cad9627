import type { Pack } from '@underhall/engine';
import { expect, test } from 'vitest';
import { aPlay } from '../testing/a-play.ts';
import { aBranch, anOutcome, aStorylet } from '../testing/a-world.ts';
import { anAgent, aPlot, aShop } from '../testing/other-kinds.ts';

const MARKET = {
  'areas/market/area.story':
    '= The Market\nsetting: Town\ntype: District\nline: loud\nmarket: yes\nimage: market\n\nStalls.\n',
};

test('t lists the areas of the map, and a number travels', () => {
  const play = aPlay(MARKET);

  expect(play.type('t')).toContain('The map\n\n   1  The Market\n   2  The Square (already there)\n');
  expect(play.type('2')).toBe('no: already there');
  expect(play.type('1')).toContain('  moved to The Market\n\nThe Market, loud\n\nnothing is listed here\n');
});

test('s buys and sells one or several', () => {
  const wares = '== Paper Hat\nprice: Coins 12\nfetches: Coins 6\n\n== Lens\nprice: Coins 900\n';
  const play = aPlay({ ...MARKET, ...aShop('', wares) }, ['--from', 'the market', '--set', 'Coins 100']);

  expect(play.type('s')).toContain(
    '   1  The Tray: buy Paper Hat for Coins 12 (you have 0)\n   2  The Tray: buy Lens for Coins 900 (you have 0)\n\n',
  );
  expect(play.type('1 3')).toContain('  Coins: 100 -> 64\n  Paper Hat: 0 -> 3\n');
  expect(play.type()).toContain('   3  sell Paper Hat for Coins 6 (of 3)\n');
  expect(play.type('3')).toContain('  Paper Hat: 3 -> 2\n  Coins: 64 -> 70\n');
  expect(play.type('2')).toBe('no: cannot afford');
  expect(play.type('1 many')).toBe('write how many after the number, not "many"');
  expect(play.type('b')).toContain('The Market, loud');
});

test('there is nothing to choose without a market', () => {
  expect(aPlay(aShop('')).type('s')).toContain('The Bazaar: bazaar closed (no market here)\n\n[');
  expect(aPlay(MARKET, ['--from', 'The Market']).type('s')).toContain('The Bazaar: it has nothing for you\n\n[');
});

test('i uses things, and puts clothes on and off', () => {
  const use = (pack: Pack): Pack => ({
    ...pack,
    qualities: pack.qualities.map((quality) =>
      quality.name === 'Lens'
        ? { ...quality, use: pack.storylets.find(({ name }) => name === 'A Bench')?.id ?? 0 }
        : quality,
    ),
  });
  const play = aPlay({}, ['--set', 'Lens 1, Paper Hat 1'], use);

  expect(play.type('i')).toContain('   1  put on Paper Hat (Hat)\n   2  use Lens\n');
  expect(play.type('1')).toContain('  Paper Hat worn\n');
  expect(play.type('q watch', 'q hat')).toContain('Paper Hat 1 (worn)');
  expect(play.type('i', '1')).toContain('  Paper Hat taken off\n');
  expect(play.type('i', '2')).toContain('== A Bench ==');
});

const SERVICE = {
  ...anAgent('levels: Watchful 20'),
  ...aPlot(''),
  ...aStorylet('', aBranch('cost: 0 actions') + aBranch('cost: 12 actions').replace('== Try', '== Work')),
};

/** The first branch of the storylet engages the agent. */
const engaging = (pack: Pack): Pack => ({
  ...pack,
  storylets: pack.storylets.map((storylet) =>
    storylet.name !== 'Tried'
      ? storylet
      : {
          ...storylet,
          branches: storylet.branches.map((branch) => ({
            ...branch,
            outcomes: {
              always: { title: 'Done', descriptionHtml: '', effects: [], reveal: [], engage: pack.agents[0]?.id ?? 0 },
            },
          })),
        },
  ),
});

test('actions have the world’s own noun in counts and in the status', () => {
  const play = aPlay(SERVICE, [], (pack) => ({
    ...engaging(pack),
    words: { ...pack.words, actions: { one: 'cup', many: 'cups' } },
  }));

  expect(play.type()).toMatch(/; cups 20 of 20; cards .*h help\]$/);
  expect(play.type('2')).toContain(' Work [12 cups]');
  expect(play.type('1', 'a')).toContain('(80 cups)');
});

test('a sends an agent, and shows the report later', () => {
  const play = aPlay(SERVICE, [], engaging);

  expect(play.type('a')).toContain('Your agents\n\n\n[');
  expect(play.type('b', '2', '1')).toContain('  agent engaged: Pin\n');
  expect(play.type('a')).toContain('   1  send Pin: Mend It (80 actions)\n');
  expect(play.type('1')).toContain('  Pin: sent\n');
  expect(play.type('a')).toContain('   1  Pin is busy with Mend It: 0 of 80 actions\n');
  expect(play.type('1')).toBe('it goes on as you spend actions');
  for (let time = 0; time < 7; time++) play.type('b', '', '2', '2', '', 'w 2 hours');
  expect(play.type('a')).toContain('   1  hear the report of Pin\n');
  expect(play.type('1')).toContain('== A Bench ==');
});

const namable = (pack: Pack): Pack => ({
  ...pack,
  qualities: pack.qualities.map((quality) => (quality.name === 'Lens' ? { ...quality, namable: true } : quality)),
  storylets: pack.storylets.map((storylet) =>
    storylet.name === 'Tried'
      ? { ...storylet, branches: storylet.branches.map((branch) => ({ ...branch, names: 'Advantage' })) }
      : storylet,
  ),
});

test('a branch that gives a name is locked if there is nothing to name', () => {
  const play = aPlay(aStorylet('', aBranch('', anOutcome(''))), [], namable);
  expect(play.type('2')).toContain('LOCKED: something to name (Advantage)');
});

test('a branch may ask for a name first', () => {
  const play = aPlay(aStorylet('', aBranch('', anOutcome(''))), ['--set', 'Lens 1'], namable);

  expect(play.type('2')).toContain('1  Try [1 action; gives a name]');
  expect(play.type('1')).toContain('Which one gets a name?');
  expect(play.type('1')).toBe('write a name after the number: 1 The Bishop');
  expect(play.type('b')).toContain('== Tried ==');
  expect(play.type('1', '1 Old Glory')).toContain('  Lens is called Old Glory\n');
  expect(play.type('2', '1')).toContain('   1  Lens, called Old Glory\n');
});

test('an invitation needs another player', () => {
  const act = { 'acts/tea.story': '= Take Tea\nimage: pot\ninvitation: Come.\nacceptance: You came.\n\nTea.\n' };
  const inviting = (pack: Pack): Pack => ({
    ...pack,
    storylets: pack.storylets.map((storylet) => ({
      ...storylet,
      branches: storylet.branches.map((branch) => ({ ...branch, act: pack.acts[0]?.id ?? 0 })),
    })),
  });
  const play = aPlay(act, [], inviting);

  expect(play.type('1')).toContain('1  Sit [1 action; invites somebody]');
  expect(play.type('1')).toContain('"Take Tea" invites another player, and you play alone here; b goes back');
  expect(play.type('b')).toContain('== A Bench ==');
});

test('a closed area shows its requirements and its text, or that only a story leads there', () => {
  const roof = (facts: string) => ({
    'areas/roof/area.story': `= The Roof\nsetting: Town\ntype: District\nline: high\n${facts}\nimage: roof\n\nTiles.\n`,
    'areas/roof/sit.story':
      aStorylet('')['areas/square/tried.story']?.replace('The Square', 'The Roof').replace('= Tried', '= Up There') ??
      '',
  });

  expect(aPlay(roof('opens: Coins 3+\nclosed: Not for {sir|madam|you}.')).type('t')).toContain(
    '   1  The Roof (area closed)\n      LOCKED: Coins 3+ (you have 0)\n      Not for you.\n   2  The Square (already there)\n',
  );
  expect(aPlay(roof('opens: Coins 3+\nclosed: Not you.'), ['--set', 'Coins 3']).type('t')).toContain(
    '   1  The Roof\n   2',
  );
  expect(aPlay(roof('by story: yes')).type('t')).toContain('   1  The Roof (only by story)\n   2');
});

test('the map says why nobody can travel', () => {
  const withRestrictions = (pack: Pack): Pack => ({
    ...pack,
    start: { ...pack.start, restrictions: ['Travel', 'EchoBazaar'] },
  });
  const shut = (pack: Pack): Pack => ({
    ...pack,
    settings: pack.settings.map((setting) => ({ ...setting, canOpenMap: false })),
  });

  expect(aPlay({}, [], withRestrictions).type('t')).toContain(
    'The map, without travel: travel forbidden ("Travel" is hidden: play -- --reveal)\n',
  );
  expect(aPlay({}, [], withRestrictions).type('s')).toContain(
    'bazaar closed ("EchoBazaar" is hidden: play -- --reveal)\n',
  );
  expect(aPlay({}, [], shut).type('t')).toContain('The map, without travel: map closed (by the rules of Town)\n');
  expect(aPlay().type('1', 't')).toContain('The map, without travel: story under way (choose, or b goes back)\n');
});
