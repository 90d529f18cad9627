import type * as wire from '@underhall/contract';
import type * as rules from '@underhall/engine';

type Same<Wire, Rules> = [Wire, Rules] extends [Rules, Wire] ? true : false;
type Words<List extends readonly string[]> = List[number];

/** Enumerations that contract and engine both declare. Fails to compile if their members differ. */
export type SameWords = AllSame<{
  restrictions: Same<wire.Restriction, rules.Restriction | 'None'>;
  qualityCategories: Same<wire.QualityCategory, rules.QualityCategory>;
  sidebarCategories: Same<wire.SidebarCategory, 'BasicAbility' | Words<typeof rules.sidebarCategories>>;
  qualityNatures: Same<Words<typeof wire.qualityNatures>, rules.Quality['nature']>;
  storyletCategories: Same<wire.StoryletCategory, rules.StoryletCategory>;
  distributions: Same<wire.Distribution, WithoutSpace<rules.Frequency>>;
  urgencies: Same<Words<typeof wire.urgencies>, Capitalize<rules.Storylet['urgency']>>;
  deckTypeNames: Same<Words<typeof wire.deckTypeNames>, Capitalize<Exclude<rules.Storylet['deck'], 'never'>>>;
  leadStates: Same<Words<typeof wire.leadStates>, rules.LeadState>;
  areaTypeNames: Same<Words<typeof wire.areaTypeNames>, Exclude<rules.AreaType, 'Special'>>;
  gateMarks: Same<Words<typeof wire.gateMarks>, Words<typeof rules.gateMarks>>;
  landmarkStyles: Same<Words<typeof wire.landmarkStyles>, Words<typeof rules.landmarkStyles>>;
  genders: Same<wire.Gender, rules.Gender>;
  presetOutfitNames: Same<Words<typeof wire.presetOutfitNames>, Words<typeof rules.presetNames>>;
  outfitTypes: Same<Words<typeof wire.outfitTypes>, rules.Outfit['type']>;
}>;

type AllSame<Lists extends Readonly<Record<string, true>>> = Lists;
type WithoutSpace<Word extends string> = Word extends `${infer Before} ${infer After}` ? `${Before}${After}` : Word;
