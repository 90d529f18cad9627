import type { Pack } from '@underhall/engine';
import { aBranch, anAct, aQuality, aStorylet, aWorld, ids, social } from '@underhall/engine/testing';

/** The storylet that tea moves the guest into, which no other path reaches. */
export const party = 30;
/** A shared quality: each side of each tea adds one. */
export const teas = 301;

const gain = (quality: number) => ({ kind: 'change', quality, by: 1 }) as const;

/**
 * A world with an invitation to tea. When the guest accepts, the host gains a secret, the guest a favour, and both a
 * contested lens.
 */
export const aWorldForTwo = (): Pack =>
  aWorld({
    storylets: [
      aStorylet({ branches: [aBranch({ act: social.tea, cost: 0 })] }),
      aStorylet({ id: party, deck: 'never', name: 'A Party' }),
    ],
    pack: {
      qualities: [
        ...[ids.watchful, ids.secret, ids.favour, ids.lens].map((id) => aQuality({ id })),
        aQuality({ id: teas, shared: true }),
      ],
      acts: [
        anAct({
          contest: { quality: ids.watchful, modifier: 0 },
          onSender: [gain(ids.secret), gain(teas)],
          onTarget: [gain(ids.favour), gain(teas)],
          leadsTo: party,
        }),
      ],
    },
  }).pack;
