import { expect, test } from 'vitest';
import { faceName } from './face-names.ts';

const packs = import.meta.glob<string>('../../../world/pack.story', { query: '?raw', import: 'default', eager: true });

test('has an accessible name for every face of the default world', () => {
  const [pack = ''] = Object.values(packs);
  const faces = (/^faces: (.*)$/m.exec(pack)?.[1] ?? '').split(', ');
  const words = faces.map(faceName);

  expect(faces.length).toBe(72);
  expect(words.filter((each, at) => each === faces[at])).toEqual([]);
  expect(new Set(words).size).toBe(faces.length);
});
