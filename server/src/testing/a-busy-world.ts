import type { Effect, Outcome, Pack } from '@underhall/engine';
import { aBranch, aQuality, aStorylet, aTimedStory, aWorld, hour, ids } from '@underhall/engine/testing';

const [fund, knock, weekly] = [300, 1, 2];

const outcome = (effects: readonly Effect[], about: Partial<Outcome> = {}): Outcome => ({
  title: 'Done',
  descriptionHtml: 'It is done.',
  effects,
  reveal: [],
  ...about,
});
const gain = (quality: number, by: Extract<Effect, { kind: 'change' }>['by']): Effect => ({
  kind: 'change',
  quality,
  by,
});

/** A world with little text and many events: timed stories, dice, and a fund that all characters share. */
export function aBusyPack(): Pack {
  const usual = aWorld().pack;
  const daring = aBranch({
    repeatable: 5,
    id: 31,
    challenges: [{ quality: ids.watchful, difficulty: 5, kind: 'narrow', secondChance: ids.lens }],
    outcomes: {
      success: outcome([gain(fund, 2), gain(ids.lens, 1)], { start: [knock] }),
      failure: outcome([gain(ids.soaked, 3), gain(ids.lens, 1)]),
    },
  });
  const paying = aBranch({
    repeatable: 3,
    id: 32,
    cost: 0,
    outcomes: {
      always: outcome([gain(fund, { kind: 'dice', count: 1, sides: 3 })]),
      rare: { ...outcome([{ kind: 'set', quality: fund, to: 1 }]), percent: 20 },
    },
  });
  const drawing = aBranch({ id: 33, cost: 0, outcomes: { always: outcome([gain(fund, -2), gain(ids.secret, 1)]) } });
  return {
    ...usual,
    version: 'busy',
    qualities: [...usual.qualities, aQuality({ id: fund, name: 'The Fund', shared: true, climbs: 'ever steeper' })],
    storylets: [
      aStorylet({ id: 41, branches: [daring] }),
      aStorylet({ id: 42, branches: [paying] }),
      aStorylet({ id: 43, branches: [drawing], when: [{ kind: 'level', quality: fund, atLeast: 2 }] }),
    ],
    timed: [
      aTimedStory({
        id: knock,
        descriptionHtml: 'It knocks.',
        consequences: { effects: [gain(ids.secret, { kind: 'dice', count: 2, sides: 6 })], reveal: [] },
      }),
      aTimedStory({
        id: weekly,
        given: 'at arrival',
        after: 7 * 24 * hour,
        repeats: true,
        descriptionHtml: 'She calls.',
        consequences: { effects: [gain(ids.soaked, -5)], reveal: [], refreshActions: 'full' },
      }),
    ],
  };
}
