import type { Pack } from '@underhall/engine';
import { aBranch, anAct, aQuality, aStorylet, aWorld, ids, social } from '@underhall/engine/testing';

/** The storylet that tea leads the guest into; nobody meets it otherwise. */
export const party = 30;
/** A level that is everybody's: one more for each side of each tea. */
export const teas = 301;

const gain = (quality: number) => ({ kind: 'change', quality, by: 1 }) as const;

/** A world in which one asks another to tea: the host of an accepted one gains a secret, the guest a favour, both a contested lens. */
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
