import type { WorldIndex } from './world-index.ts';

type Planned = Pick<WorldIndex, 'isPlanned'>;

/** Planned pay per action of the default world, in hundredths of its money, for players whose best attribute is in this range. */
export type Tier = {
  readonly name: string;
  /** Minimum level of the best attribute. */
  readonly from: number;
  readonly mean: number;
  readonly best: number;
};

export const tiers: readonly Tier[] = [
  { name: 'below 20', from: 0, mean: 10, best: 18 },
  { name: '20 to 49', from: 20, mean: 17, best: 34 },
  { name: '50 to 79', from: 50, mean: 22, best: 56 },
  { name: '80 to 99', from: 80, mean: 28, best: 60 },
  { name: '100 to 149', from: 100, mean: 34, best: 66 },
  { name: '150 to 200', from: 150, mean: 42, best: 74 },
];

/** Index in `tiers` for the level of the best attribute. */
export const tierOf = (level: number): number => tiers.findLastIndex(({ from }) => level >= from);

/** A loop raises an alarm if its pay exceeds the best pay of its tier by this factor. */
export const loopTolerance = 1.1;

/** Maximum pay of a branch that can be chosen only once per player, as a multiple of the average pay per action. */
export const maxActionsPaidOnce = 12;

/** Range of actions within which the median player should reach a milestone. */
export type PaceGoal = { readonly from: number; readonly to: number };

const roughly = (actions: number): PaceGoal => ({
  from: Math.max(1, Math.floor(actions * 0.5)),
  to: Math.ceil(actions * 1.5),
});
const between = (from: number, to: number): PaceGoal => ({ from, to });

/** The planned limits of a tier. Undefined for a world without a plan. */
export const limitsOf = (tier: number, { isPlanned }: Planned): Tier | undefined =>
  isPlanned ? tiers[tier] : undefined;

/** Milestones in the order of the report. A milestone without a goal is only reported. */
const paceGoals: ReadonlyMap<string, PaceGoal | undefined> = new Map([
  ['first challenge', roughly(1)],
  ['first thing worn', roughly(3)],
  ['first journey by the map', roughly(4)],
  ['first lodging', roughly(6)],
  ['first card drawn', undefined],
  ['first card played', roughly(7)],
  ['first purchase', roughly(7)],
  ['first sale', undefined],
  ['opening done', between(9, 11)],
  ['first timed story', undefined],
  ['first shared act', undefined],
  ['2 districts seen', undefined],
  ['4 districts seen', roughly(60)],
  ['8 districts seen', roughly(180)],
  ['13 districts seen', between(380, 480)],
  ['an attribute at 10', undefined],
  ['an attribute at 20', undefined],
  ['an attribute at 50', between(480, 600)],
  ['an attribute at 100', between(1700, 2100)],
  ['an attribute at 200', between(4200, 4900)],
  ['all attributes at 10', undefined],
  ['all attributes at 20', undefined],
  ['all attributes at 50', undefined],
  ['all attributes at 100', between(7200, 8600)],
  ['all attributes at 200', undefined],
  ['lodging for 1 card', undefined],
  ['lodging for 2 cards', between(110, 150)],
  ['lodging for 3 cards', between(300, 400)],
  ['lodging for 4 cards', between(900, 1200)],
  ['lodging for 5 cards', between(2300, 3000)],
  ['first menace place', between(250, 400)],
  ['first agent', between(12, 60)],
  ['first report of an agent', undefined],
]);

export const milestones: readonly string[] = [...paceGoals.keys()];

/** Undefined if the milestone has no goal in this world. */
export const goalOf = (milestone: string, { isPlanned }: Planned): PaceGoal | undefined =>
  isPlanned ? paceGoals.get(milestone) : undefined;
