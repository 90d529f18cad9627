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

  expect(words).toEqual(plainWords('The Pier'));
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
        '== Money\ncalled: Shells\nsign: %\ncounted in: hundredths',
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
    money: { name: 'Shells', sign: '%', isInHundredths: true },
    texts: { newcomers: { arrived: '{address} at The Pier' }, help: { onActions: ['One.', 'Two.'] } },
  });
});

test('groups of the sheet have names, and slots a picture', () => {
  const words = wordsOf(pack('== Sheet\nmenaces: Worries\ntool of the trade: pen Tools\n'));

  expect(words?.texts.sheet).toMatchObject({ menaces: 'Worries', skills: 'Skills' });
  expect(words?.slots).toMatchObject({ ToolOfTheTrade: { name: 'Tools', image: 'pen' }, Hat: { name: 'Hat' } });
});

test('a palette has a dark and a light colour for each role that it sets', () => {
  const words = wordsOf(pack('== Palette\ntext muted: #b3c4c9, #3d525b\n'));

  expect(words?.palette).toEqual({ 'text-muted': { dark: '#b3c4c9', light: '#3d525b' } });
});

test('a world names its typefaces, preferred ones first', () => {
  const words = wordsOf(pack('== Looks\ntitles: Hall Capitals, Alegreya SC\nfigures: monospace\n'));

  expect(words?.looks.typefaces).toEqual({ titles: ['Hall Capitals', 'Alegreya SC'], figures: ['monospace'] });
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
    '== Looks\ntext: Alegrya\n',
    '6:7 "Alegrya" is not one of: Alegreya, Alegreya SC, Alegreya Sans, Hall Capitals, Hall Italic, serif, sans-serif, monospace. Did you mean "Alegreya"?',
  ],
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
