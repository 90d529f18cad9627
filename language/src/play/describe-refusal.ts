import { type MeasuredRequirement, type Refusal, settingOf, travelBlockerOf, type World } from '@underhall/engine';
import type { Game } from './game.ts';

/** Adds a hint for the author if there is one. */
export function describeRefusal(refusal: Refusal, game: Game): string {
  const more = hint(refusal, game);
  return more === undefined ? refusal : `${refusal} (${more})`;
}

/** Returns undefined if travel is possible. */
export function describeTravelBar(game: Game): string | undefined {
  const bar = travelBlockerOf(game);
  return bar && describeRefusal(bar, game);
}

function hint(refusal: Refusal, { character, world }: Game): string | undefined {
  const isHeldBack = (part: 'Travel' | 'EchoBazaar'): boolean => character.restrictions.includes(part);
  const setting = settingOf({ character, world })?.name ?? 'nowhere';
  switch (refusal) {
    case 'no hand':
      return 'no hand without a lodging: play -- --lodge "A Lodging"';
    case 'hand full':
      return 'd 1 discards the first card';
    case 'no card to draw':
      return 'no other card fits here';
    case 'story under way':
      return 'choose, or b goes back';
    case 'travel forbidden':
    case 'map closed':
      return isHeldBack('Travel') ? '"Travel" is hidden: play -- --reveal' : `by the rules of ${setting}`;
    case 'bazaar closed':
      return isHeldBack('EchoBazaar') ? '"EchoBazaar" is hidden: play -- --reveal' : 'no market here';
    default:
      return undefined;
  }
}

/** A requirement in the syntax of authors with the current level: `Watchful 5+ (you have 3)`. */
export function describeRequirement(measured: MeasuredRequirement, world: World): string {
  switch (measured.kind) {
    case 'any of':
      return measured.of.map((each) => describeRequirement(each, world)).join(' or ');
    case 'met':
      return `${measured.wanted ? 'seen' : 'not seen'} ${world.storylets.get(measured.storylet)?.name ?? measured.storylet}`;
    default: {
      const name = world.qualities.get(measured.quality)?.name ?? `quality ${measured.quality}`;
      return `${measured.base ? 'base ' : ''}${bounds(name, measured.wanted)} (you have ${measured.own})`;
    }
  }
}

function bounds(name: string, { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atMost === undefined) return `${name} ${atLeast ?? 0}+`;
  if (atMost <= 0) return `no ${name}`;
  if (atLeast === undefined) return `${name} under ${atMost + 1}`;
  return atLeast === atMost ? `${name} exactly ${atLeast}` : `${name} ${atLeast} to ${atMost}`;
}
