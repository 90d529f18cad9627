import { expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { findingsOf } from './findings.ts';
import { htmlReport } from './html-report.ts';
import type { Report } from './report.ts';
import { textReport } from './text-report.ts';

const worldIndex = worldIndexIn(fullWorld);
const run = { seed: 1, steps: 20_000, days: 28 };
const { measures } = simulate(worldIndex, run);
const report: Report = {
  run,
  world: 'a <small> world',
  worldIndex,
  measures,
  findings: findingsOf(worldIndex, measures),
  seconds: 2,
  cpuSeconds: 1,
};

test('the page has no external resource and no script', () => {
  const page = htmlReport(report);

  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
  expect(page).toContain('a &lt;small&gt; world');
  expect(page).not.toContain('a <small> world');
});

test('every plot has a text alternative, and its section has a table', () => {
  const page = htmlReport(report);
  const pictures = page.match(/<svg [^>]*>/g) ?? [];

  expect(pictures.length).toBeGreaterThan(8);
  for (const picture of pictures) expect(picture).toMatch(/role="img" aria-label="[^"]{20,}"/);
  for (const section of page.split('<section ').slice(1)) {
    if (section.includes('<figure>')) expect(section).toContain('<table>');
  }
});

test('the text report shows the totals, and the message about a broken rule', () => {
  const text = textReport(report);
  expect(text).toContain('20,000 steps');
  expect(text).toContain('20,000 steps per CPU second');
  expect(text).toContain('no rule was broken');
  expect(text).toMatch(
    /Challenges with most first tries outside that range: below, within, above\n-+\n( +[\d,]+){3} {2}\w/,
  );
  expect(text).toMatch(/\ngreedy, week 1; runs of machines: .+\n +[\d.]+ {2}\w/);
  expect(text).toMatch(/\nNever met\n-+\n/);
  expect(text).toMatch(/agents .*sent [\d,]+.*\n?invitations .*sent [\d,]+/s);

  const broken = { ...report, violation: 'A rule was broken: <b>' };
  expect(textReport(broken)).toContain('A rule was broken: <b>');
  expect(htmlReport(broken)).toContain('A rule was broken: &lt;b&gt;');
});

test('a loop is an alarm if it costs no action, or pays more than the plan of a planned world', () => {
  const work = worldIndex.pack.storylets.find(({ name }) => name === 'Work on the Quay');
  const branch = work?.branches[0]?.id ?? 0;
  const income = {
    ...measures.income,
    byBranch: new Map([
      [
        'one',
        {
          branch,
          tier: 0,
          times: 150,
          actions: 150,
          worth: 150 * 19.9,
          actionsReturned: 0,
          players: 3,
          maxByOnePlayer: 10,
        },
      ],
      [
        'two',
        {
          branch,
          tier: 0,
          times: 150,
          actions: 150,
          worth: 150 * 19.8,
          actionsReturned: 0,
          players: 3,
          maxByOnePlayer: 10,
        },
      ],
      [
        'once',
        { branch, tier: 0, times: 9, actions: 9, worth: 9 * 169, actionsReturned: 0, players: 9, maxByOnePlayer: 1 },
      ],
      [
        'back',
        { branch, tier: 0, times: 20, actions: 20, worth: 0, actionsReturned: 21, players: 1, maxByOnePlayer: 20 },
      ],
    ]),
    freeBranches: new Map([[branch, { times: 20, worth: 3 }]]),
    maxWithoutAction: { worth: 400, player: 4, recentCommands: ['turn 1: look -> allowed'] },
  };

  const alarms = findingsOf(worldIndex, { ...measures, income }).filter(({ severity }) => severity === 'alarm');
  expect(alarms.map(({ topic }) => topic)).toEqual(['loop', 'once', 'actions', 'loop', 'free income']);
  expect(alarms[0]?.message).toContain('19.9 Coins an action over 150 choices; the limit for loops is 18');

  const unplanned = findingsOf({ ...worldIndex, isPlanned: false }, { ...measures, income });
  expect(unplanned.filter(({ severity }) => severity === 'alarm').map(({ topic }) => topic)).toEqual([
    'actions',
    'loop',
  ]);
  expect(unplanned.some(({ message }) => message.includes('the plan says'))).toBe(false);
});

test('rolls that deviate from the chances shown are an alarm', () => {
  const rolled = measures.challenges.rolled.map((_, chance) => (chance === 50 || chance === 100 ? 1000 : 0));
  const passed = (half: number, all: number) =>
    rolled.map((_, chance) => (chance === 50 ? half : chance === 100 ? all : 0));
  const luckAlarmsOf = (half: number, all: number) =>
    findingsOf(worldIndex, { ...measures, challenges: { ...measures.challenges, rolled, passed: passed(half, all) } })
      .filter(({ topic }) => topic === 'luck')
      .map(({ message }) => message);

  expect(luckAlarmsOf(530, 1000)).toEqual([]);
  expect(luckAlarmsOf(580, 1000)).toEqual([expect.stringMatching(/^Rolls deviate from the chances shown/)]);
  expect(luckAlarmsOf(500, 999)).toEqual(['A roll at a chance of 100 % failed.']);
});
