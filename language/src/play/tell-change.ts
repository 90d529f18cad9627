import { type Change, costOfLevel, type QualityChange, type Standing, stageOf, type World } from '@underhall/engine';
import { told } from './plain-text.ts';

type SharedChange = Extract<Change, { kind: 'shared' }>;

/** What happened, for an author's eyes: figures before words. Nothing for what the screen shows by itself. */
export function tellChange(change: Change, world: World): readonly string[] {
  const nameOf = (id: number): string => world.qualities.get(id)?.name ?? `quality ${id}`;
  switch (change.kind) {
    case 'quality':
    case 'shared':
      return [levels(change, world)];
    case 'rolled':
      return [
        `rolled ${change.roll} against ${change.chance}% on ${nameOf(change.quality)}${change.again ? ', a second time' : ''}: ${change.passed ? 'passed' : 'failed'}`,
      ];
    case 'actions':
      return [`actions: ${change.from.count} -> ${change.to.count} (${change.why})`];
    case 'fate':
      return [`Fate: ${change.from} -> ${change.to} (${change.why})`];
    case 'moved':
      return [`taken to ${world.areas.get(change.to)?.name ?? 'nowhere'}`];
    case 'setting':
      return [
        `under the rules of ${change.to === undefined ? 'the area' : (world.settings.get(change.to)?.name ?? change.to)}`,
      ];
    case 'lodged':
      return [`lodges in ${world.lodgings.get(change.lodging)?.name ?? change.lodging}`];
    case 'revealed':
      return [`${change.restriction} is no longer held back`];
    case 'held back':
      return [`${change.restriction} is held back`];
    case 'letter':
      return [`a message: ${change.title}`, ...told(change.html, '    ')];
    case 'renamed':
      return [`${nameOf(change.quality)} is called ${change.name}`];
    case 'worn':
    case 'taken off':
      return [`${nameOf(change.item)} ${change.kind}`];
    case 'card drawn':
      return [`drawn: ${world.storylets.get(change.card)?.name ?? change.card}`];
    case 'card left':
      return [`out of the hand: ${world.storylets.get(change.card)?.name ?? change.card} (${change.why})`];
    case 'timer started':
      return [`begins to run: ${world.timed.get(change.timer.story)?.name ?? change.timer.story}`];
    case 'timer stopped':
      return [`runs no more: ${world.timed.get(change.story)?.name ?? change.story}`];
    case 'timer due':
      return [`due: ${world.timed.get(change.story)?.name ?? change.story}${change.told ? '' : ' (passed untold)'}`];
    case 'agent engaged':
    case 'agent dismissed':
    case 'agent turned away':
      return [`${change.kind}: ${world.agents.get(change.agent)?.name ?? change.agent}`];
    case 'agent':
      return [`${world.agents.get(change.to.agent)?.name ?? change.to.agent}: ${change.why}`];
    case 'code redeemed':
      return [`code redeemed: ${change.code}`];
    case 'journal offered':
      return ['offered for the journal'];
    default:
      return [];
  }
}

/** From where to where, with the change points of what has them, and what it is called by now. */
function levels({ kind, quality: id, from, to, how }: QualityChange | SharedChange, world: World): string {
  const quality = world.qualities.get(id);
  const stage = quality && stageOf(quality, to.level);
  const told = ({ level, points }: Standing): string =>
    quality?.climbs === 'ever steeper'
      ? `${level} (${points} of ${costOfLevel(level + 1, quality.steepest)})`
      : `${level}`;
  return [
    `${quality?.name ?? `quality ${id}`}: ${told(from)} -> ${told(to)}`,
    ...(stage === undefined ? [] : [`"${stage}"`]),
    ...(kind === 'shared' ? ["(everybody's)"] : []),
    ...(how === 'capped' ? ['(at its cap)'] : []),
  ].join(' ');
}
