import type { Check } from '../../rule.ts';

export const onePack: Check = ({ packs }) => {
  const [first, ...more] = packs;
  if (!first)
    return [
      { at: { file: 'pack.story', line: 1, column: 1, length: 0 }, message: 'the world has no pack; write pack.story' },
    ];
  return more.map(({ block }) => ({
    at: block.heading.at,
    message: 'the world may have only one pack; keep one heading in this file',
  }));
};
