import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** Texts may only use lists that the quality defines. */
export const knownLists: Check = (world) => {
  const listsOfQuality = new Map(
    world.qualities.map((quality) => [quality.block.heading.text, listsOf(quality.facts)]),
  );
  return world.mentions.flatMap(({ name, list }) => {
    const lists = list && listsOfQuality.get(name);
    if (!list || !lists || lists.has(list.text)) return [];
    const message =
      list.text === 'stage'
        ? `"${name}" has no stages; add "stages" to it`
        : `"${name}" has no list of texts "${list.text}".${didYouMean(list.text, lists)}`;
    return [{ at: list.at, message }];
  });
};

type Lists = { readonly stages?: readonly unknown[]; readonly text?: readonly { readonly list: string }[] };

const listsOf = ({ stages, text = [] }: Lists): ReadonlySet<string> =>
  new Set([...(stages ? ['stage'] : []), ...text.map(({ list }) => list)]);
