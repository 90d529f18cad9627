import { openPack, type World } from '../../world.ts';
import { drawFrom } from './draw.ts';
import { qualityIds } from './some-things.ts';

/** Qualities that may leave the world and come back, because their ids stay taken. */
const plain: readonly number[] = [
  qualityIds.step,
  qualityIds.counsel,
  qualityIds.secret,
  qualityIds.whistle,
  qualityIds.cat,
  qualityIds.hat,
  qualityIds.coat,
  qualityIds.cane,
  qualityIds.ticket,
];

export function withContentRemoved({ pack }: World, seed: number): World {
  const draw = drawFrom(seed);
  const some = <Thing>(things: readonly Thing[], isOut: (thing: Thing) => boolean = () => true): readonly Thing[] =>
    things.filter((thing) => !isOut(thing) || !draw.is(20));
  const isNotFirst = ({ id }: { readonly id: number }) => id !== 1;
  return openPack({
    ...pack,
    version: `${pack.version} withContentRemoved`,
    qualities: some(pack.qualities, ({ id }) => plain.includes(id)),
    settings: some(pack.settings, isNotFirst),
    areas: some(pack.areas, isNotFirst),
    lodgings: some(pack.lodgings),
    storylets: some(pack.storylets).map((each) => ({ ...each, branches: some(each.branches) })),
    timed: some(pack.timed),
    shops: some(pack.shops).map((shop) => ({ ...shop, wares: some(shop.wares) })),
    agents: some(pack.agents),
    concerns: pack.concerns.map((concern) => ({ ...concern, plots: some(concern.plots) })),
    acts: some(pack.acts),
    personas: some(pack.personas),
  });
}
