import { slotOfCategory, slots } from '../outfits/slots.ts';
import type { Quality } from '../qualities/quality.ts';
import type { QualityCategory } from '../qualities/quality-category.ts';
import type { WorldWords } from '../world-words.ts';

export type SheetGroup = {
  /** The category in words. Empty for the attributes. */
  readonly name: string;
  readonly heading: string;
  /** Undefined for a group of the world's own. */
  readonly category?: QualityCategory;
  /** The picture of an empty equipment group. */
  readonly image?: string;
};

/** The groups except equipment, in display order. */
const keys = [
  'attributes',
  ...(['skills', 'menaces', 'money', 'circumstances', 'standing', 'quirks', 'stories'] as const),
  ...(['favours', 'acquaintances', 'routes', 'person', 'papers', 'influence', 'lodgings', 'goods'] as const),
] as const;

type GroupKey = (typeof keys)[number];

/** Equipment groups come before this group. */
const firstAfterEquipment: GroupKey = 'person';

/** Maps each category to equipment, to a named group, or to none if the sheet hides it. */
export const groupOfCategory: Readonly<Record<QualityCategory, GroupKey | 'equipment' | 'none'>> = {
  Boon: 'equipment',
  Burden: 'equipment',
  Hat: 'equipment',
  Clothing: 'equipment',
  Adornment: 'equipment',
  Gloves: 'equipment',
  Weapon: 'equipment',
  Boots: 'equipment',
  Luggage: 'equipment',
  Companion: 'equipment',
  Treasure: 'equipment',
  Destiny: 'equipment',
  ToolOfTheTrade: 'equipment',
  Affiliation: 'equipment',
  Transportation: 'equipment',
  HomeComfort: 'equipment',
  Ship: 'equipment',
  Crew: 'equipment',
  Airship: 'equipment',
  ConstantCompanion: 'equipment',
  Club: 'equipment',
  BasicAbility: 'attributes',
  SidebarAbility: 'skills',
  Skills: 'skills',
  Menace: 'menaces',
  Currency: 'money',
  SidebarTransient: 'circumstances',
  Circumstance: 'circumstances',
  Progress: 'circumstances',
  Venture: 'circumstances',
  Seasonal: 'circumstances',
  MajorLateral: 'standing',
  Quirk: 'quirks',
  Ambition: 'stories',
  Story: 'stories',
  Accomplishment: 'stories',
  Dreams: 'stories',
  Contacts: 'favours',
  Acquaintance: 'acquaintances',
  Route: 'routes',
  Accoutrement: 'person',
  Academic: 'papers',
  Book: 'papers',
  Cartography: 'papers',
  Document: 'papers',
  Epistolary: 'papers',
  Historical: 'papers',
  Legal: 'papers',
  Mysteries: 'papers',
  Rumour: 'papers',
  Theological: 'papers',
  Advantage: 'influence',
  Influence: 'influence',
  Lodgings: 'lodgings',
  Contraband: 'goods',
  Curiosity: 'goods',
  Goods: 'goods',
  Industrial: 'goods',
  Luminosity: 'goods',
  Nostalgia: 'goods',
  RagTrade: 'goods',
  Sustenance: 'goods',
  AgentStat: 'none',
  AgentStatHidden: 'none',
  ConcernStat: 'none',
  Hidden: 'none',
  Randomizer: 'none',
};

const categories = Object.keys(groupOfCategory) as QualityCategory[];

/** `HomeComfort` becomes `Home Comfort`. */
const inWords = (category: QualityCategory): string => category.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The heading above a category. Empty for the attributes. */
function headingOf(category: QualityCategory, { texts: { sheet }, slots: named, categoryNames }: WorldWords): string {
  const key = groupOfCategory[category];
  const slot = slotOfCategory(category);
  if (slot) return named[slot].name;
  return key === 'attributes' || key === 'equipment' || key === 'none' ? '' : (categoryNames[category] ?? sheet[key]);
}

const groupsNamed = (key: GroupKey, words: WorldWords): readonly SheetGroup[] =>
  categories
    .filter((category) => groupOfCategory[category] === key)
    // Those under a name of their own come last, so that the others stay together.
    .sort((a, b) => Number(a in words.categoryNames) - Number(b in words.categoryNames))
    .map((category) => ({
      name: key === 'attributes' ? '' : inWords(category),
      heading: headingOf(category, words),
      category,
    }));

const equipment = (words: WorldWords): readonly SheetGroup[] =>
  slots.flatMap(({ key }) =>
    categories
      .filter((category) => slotOfCategory(category) === key)
      .map((category) => ({
        name: inWords(category),
        heading: headingOf(category, words),
        category,
        image: words.slots[key].image,
      })),
  );

const ownGroups = ({ groups }: WorldWords): readonly SheetGroup[] =>
  groups.map((group) => ({ name: group, heading: group }));

/**
 * A group for each category that the world shows, in display order, with the world's headings, and then its own groups.
 * Groups with the same heading are neighbours. The first group has the attributes.
 */
export const sheetGroups = (words: WorldWords): readonly SheetGroup[] =>
  [
    ...keys.slice(0, keys.indexOf(firstAfterEquipment)).flatMap((key) => groupsNamed(key, words)),
    ...equipment(words),
    ...keys.slice(keys.indexOf(firstAfterEquipment)).flatMap((key) => groupsNamed(key, words)),
    ...ownGroups(words),
  ].filter(({ category }) => category === undefined || !words.hiddenCategories.includes(category));

type Grouped = Pick<Quality, 'category' | 'group'>;

export const isInGroup = ({ category, group }: Grouped, of: SheetGroup): boolean =>
  of.category === undefined ? group === of.heading : group === undefined && category === of.category;

/** The name of the quality's group, also for a category that no sheet shows. */
export const groupNameOf = ({ category, group }: Grouped, words: WorldWords): string =>
  group ?? (headingOf(category, words) || (category === 'BasicAbility' ? 'Attributes' : inWords(category)));
