import type { AreaId, SettingId } from '../../ids.ts';
import type { Area, Setting } from '../../map/area.ts';
import { allHold } from './levels.ts';
import type { Game } from './model-character.ts';

/** Undefined if the character is nowhere. */
export const areaNow = ({ world, who }: Game): Area | undefined => world.areas.get(who.area);

/** The character's own setting, or else their area's. */
export function settingNow(game: Game): Setting | undefined {
  const { who, world } = game;
  const own = who.setting === undefined ? undefined : world.settings.get(who.setting);
  return own ?? world.settings.get(areaNow(game)?.setting ?? 0);
}

/** Id of the setting whose deck and hand are used here. 0 if the character is nowhere. */
export function tableIdNow(game: Game): SettingId {
  const setting = settingNow(game);
  return setting ? (setting.deckOf ?? setting.id) : 0;
}

export function moveTo(game: Game, id: AreaId): void {
  const { who, world } = game;
  const from = settingNow(game)?.id;
  const area = world.areas.get(id);
  who.area = area ? id : 0;
  who.setting = undefined;
  if (from !== undefined && area?.alsoIn?.includes(from)) who.setting = from;
}

export function putUnder(game: Game, id: SettingId): void {
  const { who, world } = game;
  const setting = world.settings.get(id);
  if (!setting) return;
  if (setting.startArea !== undefined) moveTo(game, setting.startArea);
  if (settingNow(game)?.id !== id) who.setting = id;
}

/** Innermost first. */
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

/** The area, and for a destination also the areas that contain it. */
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

/** True if a player without membership could enter the area. */
export const isOpenTo = (area: Area, game: Game): boolean => !isForMembersOnly(area, game) && isOpenNow(area, game);

/** True if the player could enter the area. */
export const isOpenNow = (area: Area, game: Game): boolean =>
  (game.who.tier !== 'none' || !isForMembersOnly(area, game)) &&
  pairOf(area, game)
    .slice(1)
    .every(({ opens }) => allHold(opens, game)) &&
  isItselfOpen(area, game);

/** `refused` is the first reason against entering the area. */
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

export function barNow(game: Game, isInStory: boolean): string | undefined {
  const setting = settingNow(game);
  if (game.who.restrictions.has('Travel') || setting?.canTravel === false) return 'travel forbidden';
  if (setting?.canOpenMap === false) return 'map closed';
  return isInStory ? 'story under way' : undefined;
}
