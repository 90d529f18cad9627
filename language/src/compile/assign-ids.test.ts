import { expect, test } from 'vitest';
import { aBranch, aStorylet, aWorld } from '../testing/a-world.ts';
import { compileTexts } from './compile-world.ts';

const bread = (facts: string, name = 'Bread') => ({
  'qualities/bread.story': `= ${name}\ncategory: Curiosity\nimage: bread\n${facts}\n\nWarm.\n`,
});
const idOf = (name: string, lock: string) => new RegExp(`(\\d+) ${name}$`, 'm').exec(lock)?.[1];
const messages = (files: Readonly<Record<string, string>>, lock: string) =>
  compileTexts(aWorld(files), lock).problems.map(({ message }) => message);

test('a thing keeps its number when others are added or deleted', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const without = compileTexts(aWorld(aStorylet('')), before).lock;
  const after = compileTexts(aWorld({ ...bread(''), ...aStorylet('') }), without).lock;

  expect(idOf('Bread', after)).toBe(idOf('Bread', before));
  expect(after).toBe(without.replace('gone quality', 'quality'));
});

test('never assigns a number twice', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const { lock } = compileTexts(aWorld(bread('', 'Cake')), before);

  expect(idOf('Bread', lock)).toBeDefined();
  expect(idOf('Cake', lock)).not.toBe(idOf('Bread', lock));
  const numbers = lock.match(/^\w+ \d+/gm) ?? [];
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a renamed thing keeps its number', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const { lock } = compileTexts(aWorld(bread('was: Bread', 'Toast')), before);

  expect(idOf('Toast', lock)).toBe(idOf('Bread', before));
  expect(lock).not.toMatch(/Bread$/m);
});

test('a thing that was compiled under its new name before it said so gets its old number back', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const hasty = compileTexts(aWorld(bread('', 'Toast')), before).lock;
  const { lock, problems } = compileTexts(aWorld(bread('was: Bread', 'Toast')), hasty);

  expect(problems).toEqual([]);
  expect(idOf('Toast', lock)).toBe(idOf('Bread', before));
  const unused = idOf('Toast', hasty);
  expect(lock).toContain(`gone quality ${unused} Toast (unused number ${unused})`);
  expect(compileTexts(aWorld(bread('was: Bread', 'Toast')), lock).lock).toBe(lock);
  expect(compileTexts(aWorld(bread('', 'Toast')), lock).lock).toBe(lock);
});

test('a renamed thing keeps its number although the new name stands in a pulled lock as gone', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const pulled = `${before}gone quality 200099 Toast\n`;
  const { lock } = compileTexts(aWorld(bread('was: Bread', 'Toast')), pulled);

  expect(idOf('Toast', lock)).toBe(idOf('Bread', before));
  expect(lock).toContain('gone quality 200099 Toast (unused number 200099)');
});

test('a thing with an old was: never takes the number of a newer thing of that name', () => {
  const cake = 'category: Curiosity\nimage: it\n\nOne.\n\n= Cake';
  const both = bread('', `Toast\nwas: Cake\n${cake}`);
  const returned = compileTexts(aWorld(both), 'gone quality 200050 Toast\nquality 200060 Cake\n').lock;

  expect([idOf('Toast', returned), idOf('Cake', returned)]).toEqual(['200050', '200060']);
  const without = compileTexts(aWorld(bread('was: Cake', 'Toast')), 'quality 200050 Toast\ngone quality 200060 Cake\n');
  expect([idOf('Toast', without.lock), idOf('Cake', without.lock)]).toEqual(['200050', '200060']);
});

test('a branch keeps its number when its storylet is renamed', () => {
  const before = compileTexts(aWorld(aStorylet('')), '').lock;
  const renamed = aStorylet('was: Tried')['areas/square/tried.story']?.replace('= Tried', '= Tested') ?? '';
  const { lock } = compileTexts(aWorld({ 'areas/square/tried.story': renamed }), before);

  expect(lock.replace('Tested', 'Tried')).toBe(before);
});

test('names no branch as removed when its storylet was compiled under its new name first', () => {
  const named = (facts: string) => ({
    'areas/square/tried.story': (aStorylet(facts)['areas/square/tried.story'] ?? '').replace('= Tried', '= Tested'),
  });
  const before = compileTexts(aWorld(aStorylet('')), '').lock;
  const hasty = compileTexts(aWorld(named('')), before).lock;
  const { lock, problems } = compileTexts(aWorld(named('was: Tried')), hasty);

  expect(problems).toEqual([]);
  expect(idOf('Tested', lock)).toBe(idOf('Tried', before));
  expect(idOf('Try', lock.replace(/^gone .*$/gm, ''))).toBe(idOf('Try', before));
});

test('uses a pinned number', () => {
  const { pack } = compileTexts(aWorld(bread('id: 427')), '');

  expect(pack?.qualities.find(({ name }) => name === 'Bread')?.id).toBe(427);
});

test('reports a pin that takes another number or changes its own', () => {
  const lock = 'quality 427 Cake\nquality 200050 Jam\n';

  expect(messages(bread('id: 427'), lock)).toEqual(['the number 427 belongs to "Cake"; pin another one']);
  expect(messages(bread('id: 428', 'Jam'), lock)).toEqual([
    '"Jam" must keep its number 200050; pin that one, or delete this',
  ]);
  expect(messages(bread('id: 200001'), lock)).toEqual([
    'numbers from 200001 are assigned automatically; pin a lower one, or delete this',
  ]);
});

test('reports a damaged lock, such as two branches with one number', () => {
  expect(messages({}, 'quality 5 Cake\nquality 5 Jam\n<<<<<<< ours\n')).toEqual([
    '"quality 5" is assigned twice; restore ids.lock from the repository',
    'this is not a valid line; restore ids.lock from the repository',
  ]);
});

const tray = (facts: string, wares: string) => ({ 'shops/tray.story': `= Tray\nimage: t\n${facts}\n\nT.\n\n${wares}` });
const hat = (facts = '') => `== Paper Hat\nprice: Coins 2\n${facts}`;

test('every kind of thing and every kept part has a number', () => {
  const { lock } = compileTexts(
    aWorld({
      ...tray('', hat()),
      'timed/bell.story': '= The Bell\nafter: 1 day\nimage: bell\n',
      'personas/one.story': '= Somebody\nstarts with: Lens 1\n',
      'acts/tea.story': '= Take Tea\nimage: pot\ninvitation: Come.\nacceptance: You came.\n\nTea.\n',
      'agents/pin.story': '= Pin\nlevels: Lens 1\nimage: pin\n\nSmall.\n',
      'plots/roof.story':
        '= The Roof\nimage: roof\n\nIt leaks.\n\n== Mend It\nlasts: 80 actions\nreport: A Bench\nimage: x\n\nMend.\n',
    }),
    '',
  );

  expect(lock.split('\n').filter((line) => /^(timed|shop|ware|persona|act|agent|concern|plot) /.test(line))).toEqual([
    'timed 200011 The Bell',
    'shop 200012 Tray',
    'ware 200013 of 200012 Paper Hat',
    'persona 200014 Somebody',
    'act 200015 Take Tea',
    'agent 200016 Pin',
    'concern 200017 The Roof',
    'plot 200018 Mend It',
  ]);
  expect(compileTexts(aWorld({}), lock).lock.replace(/^gone /gm, '')).toBe(lock);
});

test('a ware keeps its number when its shop or its thing is renamed', () => {
  const before = compileTexts(aWorld(tray('', hat())), '').lock;
  const shop = compileTexts(
    aWorld({ 'shops/tray.story': tray('was: Tray', hat())['shops/tray.story'].replace('= Tray', '= Pan') }),
    before,
  );
  const thing = compileTexts(aWorld(tray('', hat('was: Paper Hat').replace('== Paper Hat', '== Lens'))), before);

  expect(shop.lock).toBe(before.replace(/Tray$/m, 'Pan'));
  expect(thing.lock).toBe(before.replace(/(ware .*) Paper Hat$/m, '$1 Lens'));
});

test('a plot keeps its number when it moves to another concern', () => {
  const plot = (concern: string) => ({
    'plots/all.story': `= ${concern}\nimage: x\n\nC.\n\n== Mend It\nlasts: 80 actions\nreport: A Bench\nimage: x\n\nMend.\n`,
  });
  const before = compileTexts(aWorld(plot('The Roof')), '').lock;
  const { lock } = compileTexts(aWorld(plot('The Cellar')), before);

  expect(/plot (\d+) Mend It/.exec(lock)?.[1]).toBe(/plot (\d+) Mend It/.exec(before)?.[1]);
});

test('a branch that is chosen once stays chosen when it is renamed', () => {
  const once = (facts: string, name: string) => aStorylet('', aBranch(facts).replace('== Try', `== ${name}`));
  const numberIn = (lock: string) => /^once (\d+) of \d+ chosen$/m.exec(lock)?.[1];
  const before = compileTexts(aWorld(once('once: yes', 'Try')), '').lock;
  const { lock } = compileTexts(aWorld(once('once: yes\nwas: Try', 'Dare')), before);

  expect(numberIn(before)).toBeDefined();
  expect(numberIn(lock)).toBe(numberIn(before));
  expect(compileTexts(aWorld(once('', 'Dare')), '').lock).not.toContain('\nonce ');
});

test('a removed thing is told once, marked in the lock, and gets its number back', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const without = compileTexts(aWorld(), before);
  const again = compileTexts(aWorld(bread('')), without.lock);

  expect(without.problems).toMatchObject([
    { severity: 'warning', at: { file: 'ids.lock' }, message: expect.stringContaining('removed: quality "Bread"; if') },
  ]);
  expect(without.lock).toMatch(/^gone quality \d+ Bread$/m);
  expect(compileTexts(aWorld(), without.lock).problems).toEqual([]);
  expect(again.lock).toBe(before);
});

test('a thing that was removed when another is new may have been renamed', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;

  expect(messages(bread('', 'Toast'), before)).toEqual([
    'removed: quality "Bread"; new: "Toast"; if "Toast" is "Bread" renamed, write "was: Bread" under its heading',
  ]);
});

test('several removed and new things of one kind are told together', () => {
  const two = (first: string, second: string) =>
    bread('', `${first}\ncategory: Curiosity\nimage: it\n\nOne.\n\n= ${second}`);
  const before = compileTexts(aWorld(two('Bread', 'Cake')), '').lock;

  expect(messages(two('Toast', 'Rusk'), before)).toEqual([
    'removed: quality "Bread", "Cake"; new: "Toast", "Rusk"; if one of them is only renamed, write "was:" and its old name under its heading',
  ]);
});

test('what goes with its storylet is not told beside it', () => {
  const before = compileTexts(aWorld(aStorylet('')), '').lock;

  expect(messages({}, before)).toEqual([
    'removed: storylet "Tried"; if that is a mistake, write it again under the same name',
  ]);
});

test('a name with curly quotes keeps its number when they become straight', () => {
  const before = compileTexts(aWorld(bread('', 'Aunt\u2019s Bread')), '').lock;
  const after = compileTexts(aWorld(bread('', "Aunt's Bread")), before);

  expect(after.problems).toEqual([]);
  expect(idOf("Aunt's Bread", after.lock)).toBe(idOf('Aunt\u2019s Bread', before));
});
