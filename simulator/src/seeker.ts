import {
  type AreaId,
  type Branch,
  type Character,
  type LeadStanding,
  leadsOf,
  type Requirement,
} from '@underhall/engine';
import type { Strategy, Traits, View } from './cast.ts';

/** Leads that can be followed now, main ones first. Kept by character, because every branch on offer asks for them. */
function activeLeads({ character, world }: View): readonly LeadStanding[] {
  const known = leadsByCharacter.get(character);
  if (known) return known;
  const active = leadsOf({ character, world }).filter(({ state }) => state === 'Active');
  leadsByCharacter.set(character, active);
  return active;
}

const leadsByCharacter = new WeakMap<Character, readonly LeadStanding[]>();

const scoreOfStep = 200;
const scoreOfLeadStory = 100;
const scoreAtLeadPlace = 5;

/** Prefers what moves a lead, then stories about one. Elsewhere plays only what must be played. */
function score({ outcomes, when }: Branch, storylet: { readonly when?: readonly Requirement[] }, view: View): number {
  const leads = activeLeads(view);
  const isLead = (quality: number) => leads.some((lead) => lead.quality === quality);
  const { effects } = 'always' in outcomes ? outcomes.always : outcomes.success;
  if (effects.some((effect) => isLead(effect.quality))) return scoreOfStep;
  if ([...(storylet.when ?? []), ...(when ?? [])].some((each) => isAbout(each, isLead))) return scoreOfLeadStory;
  const isAtPlace = leads.length === 0 || leads.some(({ area }) => area === undefined || area === view.character.area);
  return isAtPlace ? scoreAtLeadPlace : -1;
}

const isAbout = (requirement: Requirement, isLead: (quality: number) => boolean): boolean =>
  requirement.kind === 'any of'
    ? requirement.of.some((each) => isAbout(each, isLead))
    : requirement.kind === 'level' && isLead(requirement.quality);

/** The place of a lead: mostly of the first one, because others may wait for a level that takes long to reach. */
function placeToGo(view: View): AreaId | undefined {
  const { dice } = view.player;
  const leads = activeLeads(view);
  const lead = dice.happens(60) ? leads[0] : leads[dice.below(Math.max(1, leads.length))];
  return lead?.area;
}

export const seekerFrom = (traits: Traits): Strategy => ({
  name: 'seeker',
  description: 'follows leads: goes where they say, and plays what moves them',
  score,
  placeToGo,
  traits: { ...traits, travelPercent: 10, explorePercent: 0, maxRandomBonus: 20 },
});
