import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';

const inSetting = (fact: string) => problemsIn({ 'settings/sea.story': `= At Sea\n${fact}\n` });
const message = (said: string, wanted: string) => [
  `settings/sea.story:2:${said.indexOf(': ') + 3} "${said.split(': ')[1]}" is not ${wanted}`,
];

test.each([
  ['zoom: 5 to 3', 'a zoom, from farthest out to nearest, like "3 to 5"'],
  ['zoom: 3', 'a zoom, from farthest out to nearest, like "3 to 5"'],
  ['first look: 101% 0%', 'a place on the map in per cent, from the left and from the top, like "50% 0%"'],
  ['first look: 50', 'a place on the map in per cent, from the left and from the top, like "50% 0%"'],
  ['label background: brown', 'a colour, like "#1b1712", or "#1b1712cc" with opacity'],
  ['label background: #1B1712', 'a colour, like "#1b1712", or "#1b1712cc" with opacity'],
])('reports %s', (fact, wanted) => {
  expect(inSetting(fact)).toEqual(message(fact, wanted));
});

test('marks and landmarks have fixed styles', () => {
  expect(inSetting('gate mark: seel')).toEqual([
    'settings/sea.story:2:12 "seel" is not one of: seal, lantern. Did you mean "seal"?',
  ]);
  expect(inSetting('landmarks: bold')).toEqual(['settings/sea.story:2:12 "bold" is not one of: italic, capitals.']);
});

test('accepts valid facts', () => {
  for (const fact of ['zoom: 3 to 5', 'zoom: 4.35 to 6', 'first look: 100% 0%', 'label background: #1b171280']) {
    expect(inSetting(fact)).toEqual([]);
  }
});
