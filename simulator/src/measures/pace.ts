import { type AreaId, type Change, levelOf, type QualityId, type World } from '@underhall/engine';
import type { Step } from '../step.ts';
import type { WorldIndex } from '../world-index.ts';

/** Numbers of actions that players had spent when they reached each milestone. Mutable. */
export type Pace = {
  readonly actions: Map<string, number[]>;
  /** Milestones that each player has reached, and the districts that the player has seen. */
  readonly byPlayer: Map<number, { readonly reached: Set<string>; readonly seen: Set<number> }>;
};

export const newPace = (): Pace => ({ actions: new Map(), byPlayer: new Map() });

const attributeLevels = [10, 20, 50, 100, 200];
const districtsSeen = [2, 4, 8, 13];

export function recordPace(pace: Pace, step: Step): void {
  if (step.changes.length === 0) return;
  const { player } = step;
  const behind = pace.byPlayer.get(player.number) ?? { reached: new Set(), seen: new Set() };
  pace.byPlayer.set(player.number, behind);
  for (const change of step.changes) {
    if (change.kind === 'moved' && isDistrict(change.to, step.moment.world)) behind.seen.add(change.to);
    for (const name of reachedBy(change, step, behind.seen)) {
      if (behind.reached.has(name)) continue;
      behind.reached.add(name);
      const actions = pace.actions.get(name) ?? [];
      pace.actions.set(name, actions);
      actions.push(player.actionsSpent);
    }
  }
}

function reachedBy(change: Change, step: Step, seen: ReadonlySet<number>): readonly string[] {
  const { world } = step.moment;
  switch (change.kind) {
    case 'rolled':
      return ['first challenge'];
    case 'worn':
      return ['first thing worn'];
    case 'card drawn':
      return ['first card drawn'];
    case 'card left':
      return change.why === 'played' ? ['first card played'] : [];
    case 'bought':
      return ['first purchase'];
    case 'sold':
      return ['first sale'];
    case 'quality':
      return reachedByLevel(change.quality, change.to.level, step);
    case 'lodged':
      return ['first lodging', lodgingFor(world.lodgings.get(change.lodging)?.hand ?? 0)];
    case 'moved':
      return [
        ...(step.command.do === 'travel' ? ['first journey by the map'] : []),
        ...districtsSeen.filter((each) => seen.size >= each).map((each) => `${each} districts seen`),
      ];
    case 'setting':
      return isKeeping(change.to, world) ? ['first menace place'] : [];
    case 'agent engaged':
      return ['first agent'];
    case 'agent':
      return change.why === 'returned' ? ['first report of an agent'] : [];
    case 'timer due':
      return change.told ? ['first timed story'] : [];
    case 'invitation over':
      return change.how === 'accepted' ? ['first shared act'] : [];
    default:
      return [];
  }
}

/** True for a district, but not for places and lodgings in it. */
const isDistrict = (area: AreaId, world: World): boolean => world.areas.get(area)?.type === 'District';

const lodgingFor = (cards: number): string => `lodging for ${cards} ${cards === 1 ? 'card' : 'cards'}`;

const isKeeping = (setting: number | undefined, world: World): boolean =>
  setting !== undefined && world.settings.get(setting)?.stay !== undefined;

function reachedByLevel(quality: QualityId, level: number, { town, after, command }: Step): readonly string[] {
  const { opening, attributes, money } = town.worldIndex;
  const names: string[] = [];
  if (opening?.quality === quality && level >= opening.last) names.push('opening done');
  if (quality === money && command.do === 'choose' && isPaidIn(quality, command.branch, town.worldIndex)) {
    names.push('first purchase');
  }
  if (!attributes.some(({ id }) => id === quality)) return names;
  const levels = attributes.map(({ id }) => levelOf(after.qualities, id));
  for (const each of attributeLevels) {
    if (level >= each) names.push(`an attribute at ${each}`);
    if (Math.min(...levels) >= each) names.push(`all attributes at ${each}`);
  }
  return names;
}

const isPaidIn = (money: QualityId, branch: number, { branches }: WorldIndex): boolean =>
  branches.get(branch)?.branch.pays.some(({ quality }) => quality === money) === true;
