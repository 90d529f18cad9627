import type { AreaId, SettingId } from '../../ids.ts';
import type { Area, Setting } from '../../map/area.ts';
import { allHold } from './levels.ts';
import type { Game } from './model-character.ts';

/** The area the character stands in; undefined if they are nowhere. */
export const areaNow = ({ world, who }: Game): Area | undefined => world.areas.get(who.area);

/** The setting the character is in: their own, else the area's; undefined if they are nowhere. */
export function settingNow(game: Game): Setting | undefined {
  const { who, world } = game;
  const own = who.setting === undefined ? undefined : world.settings.get(who.setting);
  return own ?? world.settings.get(areaNow(game)?.setting ?? 0);
}

/** The id of the setting the cards belong to; 0 for nowhere. */
export function tableIdNow(game: Game): SettingId {
  const setting = settingNow(game);
  return setting ? (setting.deckOf ?? setting.id) : 0;
}

/** Moves the character to an area, or to nowhere. */
export function moveTo(game: Game, id: AreaId): void {
  const { who, world } = game;
  const from = settingNow(game)?.id;
  const area = world.areas.get(id);
  who.area = area ? id : 0;
  who.setting = undefined;
  if (from !== undefined && area?.alsoIn?.includes(from)) who.setting = from;
}

/** Takes the character into a setting, to its start area. */
export function putUnder(game: Game, id: SettingId): void {
  const { who, world } = game;
  const setting = world.settings.get(id);
  if (!setting) return;
  if (setting.startArea !== undefined) moveTo(game, setting.startArea);
  if (settingNow(game)?.id !== id) who.setting = id;
}

/** The area and those around it, from inside out. */
export function areasAround(area: Area, { world }: Game): Area[] {
  const list: Area[] = [];
  for (let each: Area | undefined = area; each && !list.includes(each); ) {
    list.push(each);
    each = each.parent === undefined ? undefined : world.areas.get(each.parent);
  }
  return list;
}

const rootOf = (area: Area, game: Game) => areasAround(area, game).find(({ type }) => type === 'Root');

function isOnThisMap(area: Area, game: Game): boolean {
  const here = areaNow(game);
  const theirs = rootOf(area, game);
  const mine = here && rootOf(here, game);
  return !theirs || !mine || theirs === mine;
}

/** The areas whose requirements count: the area itself, and for a destination its district. */
function pairOf(area: Area, game: Game): Area[] {
  const asked: Area[] = [];
  for (const each of areasAround(area, game)) {
    asked.push(each);
    if (each.type !== 'Destination') break;
  }
  return asked;
}

const isItselfOpen = (area: Area, game: Game): boolean =>
  !area.byStoryOnly && (area.type === 'Lodgings' ? game.who.lodging !== undefined : true) && allHold(area.opens, game);

const isOnMap = (area: Area, game: Game): boolean =>
  area.type !== 'Root' &&
  isOnThisMap(area, game) &&
  pairOf(area, game).every(({ discovered }) => allHold(discovered, game));

export const isForMembersOnly = (area: Area, game: Game): boolean =>
  pairOf(area, game).some(({ membersOnly }) => membersOnly);

/** True if a player without membership could be there. */
export const isOpenTo = (area: Area, game: Game): boolean =>
  !isForMembersOnly(area, game) &&
  pairOf(area, game)
    .slice(1)
    .every(({ opens }) => allHold(opens, game)) &&
  isItselfOpen(area, game);

/** The state of an area for a traveller: the first reason against it, and its gate. */
export function wayTo(area: Area, game: Game): { refused?: string | undefined; gate?: number | undefined } {
  if (area.id === game.who.area) return { refused: 'already there' };
  if (!isOnMap(area, game)) return { refused: 'no such area' };
  if (game.who.tier === 'none' && isForMembersOnly(area, game)) return { refused: 'members only' };
  const [, ...outer] = pairOf(area, game);
  const isReached = outer.every(({ opens }) => allHold(opens, game));
  const isOpen = isReached && isItselfOpen(area, game);
  const isLandmark = area.type === 'Landmark';
  const gate = area.gate === undefined ? undefined : game.world.storylets.get(area.gate);
  if (gate && isReached && isOpen === isLandmark && allHold(gate.when, game)) return { gate: gate.id };
  return isLandmark || !isOpen ? { refused: 'area closed' } : {};
}

/** The reason why nobody here can travel. */
export function barNow(game: Game, isInStory: boolean): string | undefined {
  const setting = settingNow(game);
  if (game.who.restrictions.has('Travel') || setting?.canTravel === false) return 'travel forbidden';
  if (setting?.canOpenMap === false) return 'map closed';
  return isInStory ? 'story under way' : undefined;
}
