import { expect, test } from 'vitest';
import { faceName } from './face-names.ts';

const packs = import.meta.glob<string>('../../../world/pack.story', { query: '?raw', import: 'default', eager: true });

test('every face of our world has words of its own for those who cannot see it', () => {
  const [pack = ''] = Object.values(packs);
  const faces = (/^faces: (.*)$/m.exec(pack)?.[1] ?? '').split(', ');
  const words = faces.map(faceName);

  expect(faces.length).toBe(72);
  expect(words.filter((each, at) => each === faces[at])).toEqual([]);
  expect(new Set(words).size).toBe(faces.length);
});
