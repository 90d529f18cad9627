import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { aTimed } from '../testing/other-kinds.ts';

const bell = 'timed/The Bell.story';

test.each([
  ['after: soon', ':3:8 "soon" is not a length of time, like "30 minutes", "10 hours" or "7 days"'],
  ['after: 0 days', ':3:8 "0 days" is not a length of time, like "30 minutes", "10 hours" or "7 days"'],
  ['after: 2 weeks', ':3:8 "2 weeks" is not a length of time, like "30 minutes", "10 hours" or "7 days"'],
  ['given: at arrival', ':1:3 "The Bell" has no "after"'],
  [
    'after: 1 day\ngiven: arrival',
    ':4:8 "arrival" is not one of: "at arrival", "by story", or "to" and requirements, like "to Kind 5+"',
  ],
  ['after: 1 day\ngiven: to Coinz 5+', ':4:11 unknown quality "Coinz". Did you mean "Coins"?'],
  [
    'after: 1 day\nwhen: Coins 4 to 2',
    ':4:7 no level is in this range; write the lower number first, and none below 0',
  ],
  ['after: 1 day\nthen: The Bel', ':4:7 unknown timed story "The Bel". Did you mean "The Bell"?'],
  ['after: 1 day\nstart: The Bell, The Bwll', ':4:18 unknown timed story "The Bwll". Did you mean "The Bell"?'],
  ['after: 1 day\nrefresh actions: 0', ':4:18 "0" is not a whole number from 1 up'],
  [
    'after: 1 day\ngrant: First Night',
    ':4:8 "First Night" is not an access code: small letters, digits and hyphens, like "first-night"',
  ],
  ['after: 1 day\nrevael: Travel', ':4:1 unknown fact "revael". Did you mean "reveal"?'],
  [
    'after: 1 day\ngain: Coins 1\nonly if: Watchful 3+',
    ':5:10 "only if" names "Watchful", which does not change here; name a quality that does',
  ],
])('reports a timed story with "%s": %s', (facts, message) => {
  expect(problemsIn(aTimed(facts))).toEqual([bell + message]);
});

test('a timed story has no parts, and a name that can stand in a list', () => {
  const files = { 'timed/x.story': '= Up, Down\nafter: 1 day\nimage: x\n\n== Part\n' };

  expect(problemsIn(files)).toEqual([
    'timed/x.story:1:3 a name must not contain a comma',
    'timed/x.story:5:4 no heading is allowed under this one; use fewer "="',
  ]);
});
