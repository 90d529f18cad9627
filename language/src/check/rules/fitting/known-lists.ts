import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** A list of texts that is told is one the quality keeps; its stages are one of them. */
export const knownLists: Check = (world) => {
  const listsOfQuality = new Map(
    world.qualities.map((quality) => [quality.block.heading.text, listsOf(quality.facts)]),
  );
  return world.mentions.flatMap(({ name, list }) => {
    const lists = list && listsOfQuality.get(name);
    if (!list || !lists || lists.has(list.text)) return [];
    const message =
      list.text === 'stage'
        ? `"${name}" has no stages; write "stages" there`
        : `"${name}" keeps no texts under "${list.text}".${didYouMean(list.text, lists)}`;
    return [{ at: list.at, message }];
  });
};

type Lists = { readonly stages?: readonly unknown[]; readonly text?: readonly { readonly list: string }[] };

const listsOf = ({ stages, text = [] }: Lists): ReadonlySet<string> =>
  new Set([...(stages ? ['stage'] : []), ...text.map(({ list }) => list)]);
