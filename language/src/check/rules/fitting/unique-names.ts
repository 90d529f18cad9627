import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import { anchorOf } from '../../../meaning/reading-page.ts';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** Names must be unique among things of one kind, and among the parts of one thing. */
export const uniqueNames: Check = (world) => [
  ...duplicates('setting', world.settings),
  ...duplicates('area', world.areas),
  ...duplicates('quality', world.qualities),
  ...duplicates('lodging', world.lodgings),
  ...duplicates('storylet', world.storylets),
  ...world.storylets.flatMap(({ branches }) => duplicates('branch', branches)),
  ...branchesOf(world).flatMap(({ outcomes }) =>
    duplicates('outcome', outcomes, plainKind, 'give the first a "when", or delete one'),
  ),
  ...duplicates('key of an area', world.areas, ({ key }) => key),
  ...duplicates('timed story', world.timed),
  ...duplicates('shop', world.shops),
  ...world.shops.flatMap(({ wares }) => duplicates('ware', wares)),
  ...duplicates('persona', world.personas),
  ...duplicates('persona with the code', world.personas, ({ facts }) => facts.code),
  ...duplicates('act', world.acts),
  ...world.acts.flatMap(({ sides }) => duplicates('side', sides)),
  ...duplicates('agent', world.agents),
  ...duplicates('concern', world.concerns),
  ...duplicates(
    'plot',
    world.concerns.flatMap(({ plots }) => plots),
  ),
  ...duplicates('store item', world.storeItems),
  ...duplicates('machine', world.machines),
  ...duplicates('snippet', world.snippets),
  ...duplicates('advert', world.adverts),
  ...duplicates('piece of news', world.news),
  ...duplicates('page with the address', world.pages, ({ facts }) => facts.address),
  ...world.pages.flatMap(({ parts }) => duplicates('part with the anchor', parts, anchorOf)),
];

/** Outcomes of one kind differ by their requirements, except for the last. */
const plainKind = ({ heading, facts }: WrittenOutcome): string | undefined => (facts.when ? undefined : heading?.kind);

function duplicates<Thing extends { readonly block: Block }>(
  kind: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string | undefined = ({ block }) => block.heading.text,
  remedy = 'rename one of the two',
): readonly Problem[] {
  if (things.length < 2) return [];
  const first = new Map<string, Block>();
  return things.flatMap((thing) => {
    const name = nameOf(thing);
    if (name === undefined) return [];
    const original = first.get(name);
    if (!original) first.set(name, thing.block);
    const where = original && `${original.heading.at.file}:${original.heading.at.line}`;
    return where
      ? [
          {
            at: thing.block.heading.at,
            message: `there is another ${kind} "${name}" at ${where}; ${remedy}`,
          },
        ]
      : [];
  });
}
