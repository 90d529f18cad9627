import { plainWords } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileTexts } from './compile-world.ts';

const pack = (parts: string, facts = ''): string => `= The Pier
start at: The Area Steps
faces: beardy
${facts}
${parts}`;

const ground = [
  { path: 'settings/a.story', text: '= Ashore\n' },
  {
    path: 'areas/steps/area.story',
    text: '= The Area Steps\nsetting: Ashore\ntype: District\nline: down\nimage: area-steps\n\nStairs.\n',
  },
];
const compiled = (text: string) => compileTexts([...ground, { path: 'pack.story', text }], '', []);
const wordsOf = (text: string) => compiled(text).pack?.words;
const problemsOf = (text: string) =>
  compiled(text).problems.flatMap(({ at, message }) =>
    at.file === 'pack.story' ? [`${at.line}:${at.column} ${message}`] : [],
  );

test('a pack with only a title has plain words throughout', () => {
  const words = wordsOf(pack(''));

  expect(words).toEqual({
    ...plainWords('The Pier'),
    hiddenParts: ['Agents', 'EchoBazaar', 'Fate', 'Menaces', 'Typefaces'],
  });
  expect(words).toMatchObject({
    title: 'The Pier',
    actions: { one: 'action', many: 'actions' },
    money: { name: 'Coins', isInHundredths: false },
    texts: {
      refill: { title: 'More actions' },
      help: { onMoney: expect.stringMatching(/^Money is counted in Coins\. The value beside a thing is /) },
    },
  });
});

test("the rights are the author's, unless the pack names a holder or a licence", () => {
  const sentenceOf = (facts: string) => wordsOf(pack(`\n== Rights\n${facts}`))?.rights;

  expect(sentenceOf('')).toEqual(plainWords('The Pier').rights);
  expect(sentenceOf('holder: Ada')?.before).toBe('All rights to the words and pictures of The Pier belong to Ada.');
  expect(sentenceOf('holder: Ada\nlicence: CC0\nlink: https://pier.example/cc0')).toEqual({
    before: 'The words and pictures of The Pier are by Ada, under ',
    licence: { name: 'CC0', link: 'https://pier.example/cc0' },
    after: '.',
  });
  expect(problemsOf(pack('\n== Rights\nlink: https://pier.example/cc0'))).toEqual([
    expect.stringContaining('"link" is the address of a licence, and there is no "licence"; write its name'),
  ]);
});

test('plain texts use the names of the pack, and later placeholders keep their braces', () => {
  const words = wordsOf(
    pack('== Actions\ncalled: cup, cups\n\n== Premium\ncalled: Tickets\nmembers: holder, holders\n'),
  );

  expect(words?.texts.actions.tooFew).toBe(
    'This takes {cost} cups, and you have {have}. One comes back every 10 minutes.',
  );
  expect(words?.texts.premium.membersOnly).toBe(
    'Only holders can go in there. The Tickets page says how to become one.',
  );
});

test("the author's text replaces the plain one and has curly quotes", () => {
  const words = wordsOf(
    pack(
      [
        "== Landing\npicture: master Mr Quell's morning, again.\npicture: boatman He waits.\nfirst visit: boatman",
        '== Newcomers\nlady: Miss, a lady\narrived: {address} at {title}',
        '== Money\ncalled: Shell, Shells\nsign: %\ncounted in: hundredths',
        '== Help\non actions: One.\non actions: Two.\n',
      ].join('\n\n'),
      'tagline: Half a mile of {title}.\n',
    ),
  );

  expect(words).toMatchObject({
    tagline: 'Half a mile of The Pier.',
    landing: {
      pictures: [
        { name: 'master', caption: 'Mr Quell’s morning, again.' },
        { name: 'boatman', caption: 'He waits.' },
      ],
      firstVisit: ['boatman'],
    },
    address: { Lady: { choice: 'Miss', described: 'a lady' }, Gentleman: { choice: 'Man', described: 'a man' } },
    money: { one: 'Shell', name: 'Shells', sign: '%', isInHundredths: true },
    texts: { newcomers: { arrived: '{address} at The Pier' }, help: { onActions: ['One.', 'Two.'] } },
  });
});

test('groups of the sheet have names, and slots a picture', () => {
  const words = wordsOf(pack('== Sheet\nmenaces: Worries\ntool of the trade: pen Tools\n'));

  expect(words?.texts.sheet).toMatchObject({ menaces: 'Worries', skills: 'Skills' });
  expect(words?.slots).toMatchObject({ ToolOfTheTrade: { name: 'Tools', image: 'pen' }, Hat: { name: 'Hat' } });
});

test('a pack sets bank, minutes and deck of each tier; what it leaves out follows the specification', () => {
  const allowancesIn = (parts: string) => compiled(pack(parts)).pack?.allowances;
  const plain = { bank: 40, minutes: 10, deck: 10 };
  expect(allowancesIn('')).toEqual({ none: { bank: 20, minutes: 10, deck: 6 }, exceptional: plain, enhanced: plain });

  const parts =
    '== Actions\nbank: 30\nmember bank: 50\nminutes: 5\nenhanced minutes: 4\n\n== Cards\nenhanced deck: 12\n';
  expect(allowancesIn(parts)).toEqual({
    none: { bank: 30, minutes: 5, deck: 6 },
    exceptional: { bank: 50, minutes: 5, deck: 10 },
    enhanced: { bank: 50, minutes: 4, deck: 12 },
  });
});

test('texts state the numbers of the pack, and both waits where members wait less', () => {
  const parts =
    '== Actions\nbank: 30\nmember bank: 50\nminutes: 5\nmember minutes: 3\nhow to wait: {member minutes}.\n';
  const { actions, store, help } = wordsOf(pack(parts))?.texts ?? {};

  expect(actions?.noneLeft).toBe('One comes back every 3 to 5 minutes.');
  expect(actions?.howToWait).toBe('3.');
  expect(store?.memberPerks[0]).toBe('Up to 50 actions at once, instead of 30');
  expect(help?.onActions[0]).toContain('Everyone begins with 30 actions.');
});

test('a pack names categories, hides them, and has groups of its own', () => {
  const words = wordsOf(
    pack("== Sheet\ncategory: Rumour What's said\nhidden categories: Legal, Airship\ngroups: Jars, Tins\n"),
  );

  expect(words?.categoryNames).toEqual({ Rumour: 'What’s said' });
  expect([words?.hiddenCategories, words?.groups]).toEqual([
    ['Legal', 'Airship'],
    ['Jars', 'Tins'],
  ]);
});

test('a palette has a dark and a light colour for each role that it sets', () => {
  const words = wordsOf(pack('== Palette\ntext muted: #B3C4C9, #3d525b\nhair: #ABC, #123\n'));

  expect(words?.palette).toEqual({
    'text-muted': { dark: '#b3c4c9', light: '#3d525b' },
    hair: { dark: '#aabbcc', light: '#112233' },
  });
});

test('a world names its typefaces, preferred ones first', () => {
  const words = wordsOf(pack('== Looks\ntitles: Hall Capitals, Alegreya SC\nfigures: monospace\n'));

  expect(words?.looks).toEqual({
    typefaces: { titles: ['Hall Capitals', 'Alegreya SC'], figures: ['monospace'] },
    hasFlames: false,
  });
});

test('a world names the pictures of its page, with a texture for each theme or none, and a theme', () => {
  const facts =
    'frame: rope\npage texture: sand, none\npanel texture: none, sail\ncard backs: a, b, c, d\nflames: yes\ntheme: light\n';

  expect(wordsOf(pack(`== Looks\n${facts}`))?.looks).toEqual({
    typefaces: {},
    frame: 'rope',
    pageTexture: { dark: 'sand' },
    panelTexture: { light: 'sail' },
    cardBacks: { deck: 'a', full: 'b', endless: 'c', none: 'd' },
    theme: 'light',
    hasFlames: true,
  });
});

test('a world without faces says so to its page', () => {
  expect(wordsOf('= The Pier\nstart at: The Area Steps\n')?.looks.isFaceless).toBe(true);
  expect(wordsOf(pack(''))?.looks.isFaceless).toBeUndefined();
});

test('actions have an icon, or four layers instead', () => {
  expect(wordsOf(pack('== Actions\npicture: tin-cup\n'))?.actionPicture).toEqual({ icon: 'tin-cup' });
  expect(wordsOf(pack('== Actions\nlayers: a, b, c, d\n'))?.actionPicture).toEqual({
    stands: 'a',
    isOut: 'b',
    sinks: 'c',
    rides: 'd',
  });
});

test.each([
  ['== Landin\n', '5:4 a pack has no part "Landin". Did you mean "Landing"?'],
  ['== Money\ncaled: Shells\n', '6:1 unknown fact "caled". Did you mean "called"?'],
  [
    '== Money\ncalled: A\n\n== Money\ncalled: B\n',
    '8:4 the part "Money" is written twice; keep one, with all its facts',
  ],
  ['== Money\ncalled: A\n\nIt is heavy.\n', '8:1 a part of the pack has no prose; write facts above the blank line'],
  ['== Palette\npage: blue\n', '6:7 "blue" is not a dark and a light colour, like "#10202a, #e8f0f2"'],
  [
    '== Palette\npage: #101010, #ffffff\ntext: #eeeeee, #aaaaaa\n',
    '7:7 #aaaaaa on the page #ffffff, by light, has a contrast of 2.3; text needs 4.5. Use colours that differ more',
  ],
  [
    '== Palette\nprimary: #335577, #ddeeff\nprimary text: #ffffff, #ffffff\n',
    '7:15 #ffffff on the primary #ddeeff, by light, has a contrast of 1.2; text needs 4.5. Use colours that differ more',
  ],
  [
    '== Palette\nsecondary: #335577, #ddeeff\n',
    '6:12 write the colours of its text, too, so that both can be read: "secondary text: ..."',
  ],
  [
    '== Looks\ntext: Alegrya\n',
    '6:7 "Alegrya" is not one of: Alegreya, Alegreya SC, Alegreya Sans, Hall Capitals, Hall Italic, serif, sans-serif, monospace. Did you mean "Alegreya"?',
  ],
  ['== Actions\nbank: 9\n', '6:7 "9" is not a whole number from 10 to 1000'],
  ['== Actions\nminutes: 2.5\n', '6:10 "2.5" is not a whole number from 1 to 1440'],
  ['== Cards\nmember deck: 21\n', '6:14 "21" is not a whole number from 1 to 20'],
  [
    '== Actions\nbank: 50\n',
    '6:7 a membership must not take anything away: "member bank" is 40 if left out, and "bank" is 50; write "member bank" with at least 50',
  ],
  [
    '== Actions\nminutes: 5\nmember minutes: 6\n',
    '7:17 a membership must not take anything away: "member minutes" is 6, and "minutes" is 5; write "member minutes" with at most 5',
  ],
  [
    '== Cards\nmember deck: 12\nenhanced deck: 11\n',
    '7:16 a membership must not take anything away: "enhanced deck" is 11, and "member deck" is 12; write "enhanced deck" with at least 12',
  ],
  ['== Sheet\ncategory: Rumor Gossip\n', 'Did you mean "Rumour"?'],
  ['== Sheet\ncategory: Rumour\n', '6:11 "Rumour" is not a category and its name, like "Rumour Gossip"'],
  ['== Sheet\nhidden categories: Legl\n', 'Did you mean "Legal"?'],
  ['== Sheet\nhidden categories: Currency\n', '6:20 "Currency" is not one of: Boon, '],
  ['== Actions\ncalled: cup\n', '6:9 "cup" is not a singular and a plural, like "action, actions"'],
  [
    '== Landing\npicture: boatman He waits.\nfirst visit: boatmen\n',
    '5:4 "first visit" names "boatmen", which is not a picture of the landing. Did you mean "boatman"?',
  ],
  [
    '== Landing\npicture: boatman\n',
    '6:10 "boatman" is not a picture and a caption, like "boatman He has been before"',
  ],
])('reports %s', (parts, problem) => {
  expect(problemsOf(pack(parts)).join('\n')).toContain(problem);
});

test('reports an unknown placeholder and lists the known ones', () => {
  const [problem = ''] = problemsOf(pack('== Actions\ntoo few: You have {hvae}.\n'));

  expect(problem).toContain(
    '6:19 unknown placeholder {hvae}. Did you mean "have"? Known here: {cost}, {have}, {title}',
  );
});
