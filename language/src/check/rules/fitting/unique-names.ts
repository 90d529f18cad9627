import { anchorOf } from '../../../meaning/reading-page.ts';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** No two things of one kind share a name, nor two parts of one thing. */
export const uniqueNames: Check = (world) => [
  ...twins('setting', world.settings),
  ...twins('area', world.areas),
  ...twins('quality', world.qualities),
  ...twins('lodging', world.lodgings),
  ...twins('storylet', world.storylets),
  ...world.storylets.flatMap(({ branches }) => twins('branch', branches)),
  ...branchesOf(world).flatMap(({ outcomes }) => twins('outcome', outcomes, ({ heading }) => heading?.kind)),
  ...twins('key of an area', world.areas, ({ key }) => key),
  ...twins('timed story', world.timed),
  ...twins('shop', world.shops),
  ...world.shops.flatMap(({ wares }) => twins('ware', wares)),
  ...twins('persona', world.personas),
  ...twins('persona with the code', world.personas, ({ facts }) => facts.code),
  ...twins('act', world.acts),
  ...world.acts.flatMap(({ sides }) => twins('side', sides)),
  ...twins('agent', world.agents),
  ...twins('concern', world.concerns),
  ...twins(
    'plot',
    world.concerns.flatMap(({ plots }) => plots),
  ),
  ...twins('store item', world.storeItems),
  ...twins('snippet', world.snippets),
  ...twins('advert', world.adverts),
  ...twins('piece of news', world.news),
  ...twins('page with the address', world.pages, ({ facts }) => facts.address),
  ...world.pages.flatMap(({ parts }) => twins('part with the anchor', parts, anchorOf)),
];

function twins<Thing extends { readonly block: Block }>(
  kind: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string | undefined = ({ block }) => block.heading.text,
): readonly Problem[] {
  if (things.length < 2) return [];
  const first = new Map<string, Block>();
  return things.flatMap((thing) => {
    const name = nameOf(thing);
    if (name === undefined) return [];
    const twin = first.get(name);
    if (!twin) first.set(name, thing.block);
    const where = twin && `${twin.heading.at.file}:${twin.heading.at.line}`;
    return where
      ? [
          {
            at: thing.block.heading.at,
            message: `there is another ${kind} "${name}" at ${where}; rename one of the two`,
          },
        ]
      : [];
  });
}
