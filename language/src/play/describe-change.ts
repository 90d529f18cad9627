import {
  type Change,
  costOfLevel,
  isDone,
  type LevelAndPoints,
  milestonesIn,
  type QualityChange,
  renderText,
  settingOf,
  stageOf,
  type World,
} from '@underhall/engine';
import type { Game } from './game.ts';
import { paragraphsOf, wrapText } from './screen.ts';
import { countActions } from './world-nouns.ts';

type SharedChange = Extract<Change, { kind: 'shared' }>;

/** Describes a change to the author, figures first. Empty if the screen shows the change. */
export function describeChange(change: Change, game: Pick<Game, 'world' | 'character'>): readonly string[] {
  const { world } = game;
  const nameOf = (id: number): string => world.qualities.get(id)?.name ?? `quality ${id}`;
  switch (change.kind) {
    case 'quality':
    case 'shared':
      return [levels(change, world), ...milestones(change, game)];
    case 'rolled':
      return [
        `rolled ${change.roll} against ${change.chance}% on ${nameOf(change.quality)}${change.again ? ', a second time' : ''}: ${change.passed ? 'passed' : 'failed'}`,
      ];
    case 'repeated':
      return [`made ${change.times} of ${change.wanted} times (${change.end})`];
    case 'actions':
      return [`${world.pack.words.actions.many}: ${change.from.count} -> ${change.to.count} (${change.why})`];
    case 'fate':
      return [`${world.pack.words.premium}: ${change.from} -> ${change.to} (${change.why})`];
    case 'moved':
      return [`moved to ${world.areas.get(change.to)?.name ?? 'nowhere'}`, ...arrival(change.to, game)];
    case 'setting':
      return [
        change.to === undefined
          ? 'setting: that of the area'
          : `setting: ${world.settings.get(change.to)?.name ?? change.to}, in any area`,
      ];
    case 'stayed': {
      const stay = settingOf(game)?.stay;
      return change.to === undefined || !stay
        ? []
        : [`stayed here: ${change.to} of ${countActions(stay.actions, world)}`];
    }
    case 'lodged':
      return [`lodges in ${world.lodgings.get(change.lodging)?.name ?? change.lodging}`];
    case 'revealed':
      return [`${change.restriction} is shown`];
    case 'held back':
      return [`${change.restriction} is hidden`];
    case 'letter':
      return [`a message: ${change.title}`, ...paragraphsOf(change.html, '    ')];
    case 'renamed':
      return [`${nameOf(change.quality)} is called ${change.name}`];
    case 'name changed':
      return [`new name: ${change.to}`];
    case 'face changed':
      return [`new face: ${change.to}`];
    case 'frame changed':
      return [`frame of the face: ${change.to ?? 'none'}`];
    case 'banner changed':
      return [`banner of the profile: ${change.to ?? "the area's"}`];
    case 'outfit saved':
      return change.outfit.given === undefined ? [] : [`new outfit: ${change.outfit.name}`];
    case 'worn':
    case 'taken off':
      return [`${nameOf(change.item)} ${change.kind}`];
    case 'card drawn':
      return [`drawn: ${world.storylets.get(change.card)?.name ?? change.card}`];
    case 'card left':
      return [`left the hand: ${world.storylets.get(change.card)?.name ?? change.card} (${change.why})`];
    case 'card returned':
      return [`back in the hand: ${world.storylets.get(change.card)?.name ?? change.card}`];
    case 'timer started':
      return [`timer started: ${world.timed.get(change.timer.story)?.name ?? change.timer.story}`];
    case 'timer stopped':
      return [`timer stopped: ${world.timed.get(change.story)?.name ?? change.story}`];
    case 'timer due':
      return [`due: ${world.timed.get(change.story)?.name ?? change.story}${change.told ? '' : ' (not shown)'}`];
    case 'agent engaged':
    case 'agent dismissed':
    case 'agent turned away':
      return [`${change.kind}: ${world.agents.get(change.agent)?.name ?? change.agent}`];
    case 'agent':
      return [
        `${world.agents.get(change.to.agent)?.name ?? change.to.agent}: ${change.why}${change.why === 'got on' && isDone(change.to, world) ? ', and is back; a shows the report' : ''}`,
      ];
    case 'bought':
    case 'sold':
      return trade(change, world);
    case 'code redeemed':
      return [`code redeemed: ${change.code}`];
    case 'opened':
      return opened(change, world);
    case 'journal offered':
      return ['offered for the journal'];
    // The screen shows these, or they do not interest authors.
    case 'story':
    case 'met':
    case 'forced in a row':
    case 'membership':
    case 'refresh used':
    case 'unlocks used':
    case 'chronograph':
    case 'deck':
    case 'outfit chosen':
    case 'plan saved':
    case 'plan done':
    case 'plan dropped':
    case 'invited':
    case 'invitation over':
    case 'event begun':
      return [];
  }
}

const milestones = (change: Change, { world, character }: Pick<Game, 'world' | 'character'>): readonly string[] =>
  milestonesIn([change], world).flatMap(({ kind, name, lineHtml }) => [
    kind === 'chapter' ? `a chapter ends: ${name}` : `a person is met: ${name}`,
    ...paragraphsOf(renderText(lineHtml, { character, world }), '    '),
  ]);

function opened(
  { areas, shops = [], storylets, cards }: Extract<Change, { kind: 'opened' }>,
  world: World,
): readonly string[] {
  const names = [
    ...areas.map((id) => world.areas.get(id)?.name ?? `area ${id}`),
    ...shops.map((id) => world.pack.shops.find((shop) => shop.id === id)?.name ?? `shop ${id}`),
    ...storylets.map((id) => world.storylets.get(id)?.name ?? `storylet ${id}`),
    ...(cards > 0 ? [`${cards} more to draw`] : []),
  ];
  return [`open now: ${names.join(', ') || 'nothing new'}`];
}

function arrival(area: number, { world, character }: Pick<Game, 'world' | 'character'>): readonly string[] {
  const text = world.areas.get(area)?.moveText;
  return text === undefined ? [] : paragraphsOf(renderText(text, { character, world }), '    ');
}

function trade({ kind, ware: id }: Extract<Change, { kind: 'bought' | 'sold' }>, world: World): readonly string[] {
  const ware = world.pack.shops.flatMap(({ wares }) => wares).find((each) => each.id === id);
  const text = kind === 'bought' ? ware?.boughtText : ware?.soldText;
  return text === undefined ? [] : wrapText(text, '    ');
}

/** Includes the name of the stage, and change points for climbing qualities. */
function levels({ kind, quality: id, from, to, how }: QualityChange | SharedChange, world: World): string {
  const quality = world.qualities.get(id);
  const stage = quality && stageOf(quality, to.level);
  const standing = ({ level, points }: LevelAndPoints): string =>
    quality?.climbs === 'ever steeper'
      ? `${level} (${points} of ${costOfLevel(level + 1, quality.steepest)})`
      : `${level}`;
  return [
    `${quality?.name ?? `quality ${id}`}: ${standing(from)} -> ${standing(to)}`,
    ...(stage === undefined ? [] : [`"${stage}"`]),
    ...(kind === 'shared' ? ['(shared)'] : []),
    ...(how === 'capped' ? ['(at its cap)'] : []),
  ].join(' ');
}
