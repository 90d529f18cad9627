import { chanceFrom } from '../chance.ts';
import type { AreaId } from '../ids.ts';
import type { Membership } from '../membership/membership.ts';
import { setMembership } from '../membership/set-membership.ts';
import { seedOf } from '../seed-of.ts';
import { aftermath } from '../story/aftermath.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import { escapeHtml } from '../wording/render-text.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { isForMembers, stateOf } from './area-state.ts';
import { lineageOf } from './lineage.ts';
import { moveTo } from './move-to.ts';
import { areaOf } from './setting-of.ts';

/** Sets the membership. Moves the character out if they lose access to their current area. */
export const applyMembership = (turn: Turn, to: Membership, at: number, world: World): Turn =>
  showOut(setMembership(turn, to, at, world), at, world);

/**
 * Moves a character without membership out of a members' area, and sends a message. The character arrives in the
 * nearest open area that contains it, or else where new characters begin. An open storylet or result is closed, unless
 * it came from an item or an agent.
 */
function showOut(turn: Turn, now: number, world: World): Turn {
  const { character } = turn;
  const here = { character, world };
  const area = areaOf(here);
  if (!area || character.membership.tier !== 'none' || !isForMembers(area, world)) return turn;
  const chance = chanceFrom(seedOf(character.luckSeed, now));
  const moment: Moment = { id: 0, world, character, passed: [], now, turn: 0, chance };
  const outside = outsideOf(area, here);
  const { title, html } = inWords(area, outside, world);
  const out = record(moveTo(turn, outside, world), { kind: 'letter', title, html, at: now });
  return aftermath(leaveStory(out), moment);
}

function outsideOf(area: Area, here: Standpoint): AreaId {
  const { world } = here;
  const around = lineageOf(area, world)
    .slice(1)
    .find((each) => each.type !== 'Root' && each.type !== 'Landmark' && stateOf(each, here).isOpen);
  const begins = world.areas.get(world.pack.start.area);
  return around?.id ?? (begins && !isForMembers(begins, world) ? begins.id : 0);
}

function leaveStory(turn: Turn): Turn {
  const { story } = turn.character;
  if (story.phase === 'Available' || story.item !== undefined || story.agent !== undefined) return turn;
  // A failure stays to be settled.
  if (story.phase === 'SecondChance') return turn;
  return record(turn, { kind: 'story', to: { phase: 'Available' } });
}

function inWords(area: Area, outside: AreaId, world: World) {
  const { shownOut, shownOutLine, nowhere } = world.pack.words.texts.premium;
  const there = world.areas.get(outside)?.name ?? nowhere;
  const inPlace = (text: string): string => text.replaceAll('{place}', area.name).replaceAll('{outside}', there);
  return { title: inPlace(shownOut), html: `<p>${escapeHtml(inPlace(shownOutLine))}</p>` };
}
