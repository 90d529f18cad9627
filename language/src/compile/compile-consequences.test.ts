import { expect, test } from 'vitest';
import { idIn, packOf } from '../testing/a-world.ts';
import { aTimed } from '../testing/other-kinds.ts';

test('a timed story has all of its facts', () => {
  const pack = packOf({
    ...aTimed('after: 1 day', 'The Echo'),
    ...aTimed(
      'after: 7 days\ngiven: to Watchful 5+, Coins under 3\nwhen: Step 2+\nrepeats: yes\nthen: The Echo\nmail: yes\n' +
        'lose: Coins 2\ngain: Watchful 1\nset: Step 4\nonly if: Coins 1+, no Watchful or Watchful 5 to 6\nreveal: Travel\nhide: Fate\n' +
        'refresh actions: full\nrefresh cards: yes\nstart: The Echo\nstop: The Bell\ngive fate: 3\n' +
        "grant: first-night\nmessage: It's Late\nsays: The *bell* rang.",
    ),
  });
  const [watchful, coins, step] = ['Watchful', 'Coins', 'Step'].map((name) => idIn(pack, name));

  const someWatchful = {
    kind: 'any of',
    of: [
      { kind: 'level', quality: watchful, atMost: 0 },
      { kind: 'level', quality: watchful, atLeast: 5, atMost: 6 },
    ],
  };
  expect(pack.timed[0]).toEqual({
    id: idIn(pack, 'The Bell'),
    name: 'The Bell',
    after: 604_800_000,
    given: [
      { kind: 'level', quality: watchful, atLeast: 5 },
      { kind: 'level', quality: coins, atMost: 2 },
    ],
    when: [{ kind: 'level', quality: step, atLeast: 2 }],
    repeats: true,
    next: idIn(pack, 'The Echo'),
    mail: true,
    image: 'bell',
    descriptionHtml: '<p>It rings.</p>',
    consequences: {
      effects: [
        { kind: 'change', quality: coins, by: -2, onlyIf: { kind: 'level', quality: coins, atLeast: 1 } },
        { kind: 'change', quality: watchful, by: 1, onlyIf: someWatchful },
        { kind: 'set', quality: step, to: 4 },
      ],
      reveal: ['Travel'],
      hide: ['Fate'],
      refreshActions: 'full',
      refreshCards: true,
      start: [idIn(pack, 'The Echo')],
      stop: [idIn(pack, 'The Bell')],
      fate: 3,
      grant: ['first-night'],
      send: { title: 'It’s Late', html: '<p>The <em>bell</em> rang.</p>', image: 'bell' },
    },
  });
});

test('a timed story has defaults and needs no prose', () => {
  const pack = packOf({ 'timed/quiet.story': '= Quiet\nafter: 30 minutes\nimage: quiet\nrefresh actions: 10\n' });

  expect(pack.timed).toEqual([
    {
      id: idIn(pack, 'Quiet'),
      name: 'Quiet',
      after: 1_800_000,
      given: 'by story',
      when: [],
      image: 'quiet',
      descriptionHtml: '',
      consequences: { effects: [], reveal: [], refreshActions: 10 },
    },
  ]);
});

test.each([
  ['1 minute', 60_000],
  ['90 minutes', 5_400_000],
  ['1 hour', 3_600_000],
  ['10 hours', 36_000_000],
  ['1 day', 86_400_000],
])('%s has the right number of milliseconds', (after, milliseconds) => {
  expect(packOf(aTimed(`after: ${after}\ngiven: at arrival`)).timed).toMatchObject([
    { after: milliseconds, given: 'at arrival' },
  ]);
});

test('an outcome starts and stops timed stories, and has all consequences that they have', () => {
  const bench = `= A Bench
where: The Square
image: bench
teaser: It is free.

A bench.

== Sit
image: sit

You might.

=== always: Sat
start: The Bell
grant: first-night
hide: Fate
give fate: 2

You did.
`;
  const pack = packOf({ ...aTimed('after: 1 day'), 'areas/square/a-bench.story': bench });

  expect(pack.storylets[0]?.branches[0]?.outcomes).toMatchObject({
    always: { start: [idIn(pack, 'The Bell')], grant: ['first-night'], hide: ['Fate'], fate: 2 },
  });
});
