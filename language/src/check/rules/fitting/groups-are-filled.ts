import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

export const groupsAreFilled: Check = ({ shops, concerns }) => [
  ...empty(shops, 'no ware ("== The Name of a Thing")'),
  ...empty(concerns, 'no plot ("== Name")'),
];

const empty = (groups: readonly { readonly block: Block }[], missing: string): readonly Problem[] =>
  groups
    .filter(({ block }) => block.inner.length === 0)
    .map(({ block }) => ({ at: block.heading.at, message: `"${block.heading.text}" has ${missing}` }));
