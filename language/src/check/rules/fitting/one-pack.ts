import type { Check } from '../../rule.ts';

/** The world has one pack. */
export const onePack: Check = ({ packs }) => {
  const [first, ...more] = packs;
  if (!first) return [{ at: { file: 'pack.story', line: 1, column: 1, length: 0 }, message: 'the world has no pack' }];
  return more.map(({ block }) => ({
    at: block.heading.at,
    message: 'the world has one pack; keep one heading in this file',
  }));
};
