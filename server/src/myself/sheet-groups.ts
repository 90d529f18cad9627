import type { QualityCategory } from '@underhall/contract';
import { slotOfCategory, slots, type WorldWords } from '@underhall/engine';

type SheetGroup = {
  /** The category in words. Empty for the attributes. */
  readonly name: string;
  readonly heading: string;
  readonly category: QualityCategory;
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

const groupsNamed = (key: GroupKey, { texts: { sheet } }: WorldWords): readonly SheetGroup[] =>
  categories
    .filter((category) => groupOfCategory[category] === key)
    .map((category) => ({
      name: key === 'attributes' ? '' : inWords(category),
      heading: key === 'attributes' ? '' : sheet[key],
      category,
    }));

const equipment = ({ slots: named }: WorldWords): readonly SheetGroup[] =>
  slots.flatMap(({ key }) =>
    categories
      .filter((category) => slotOfCategory(category) === key)
      .map((category) => ({
        name: inWords(category),
        heading: named[key].name,
        category,
        image: named[key].image,
      })),
  );

/**
 * A group for each category, in display order, with the world's headings. Groups with the same heading are neighbours.
 * The first group has the attributes.
 */
export const sheetGroups = (words: WorldWords): readonly SheetGroup[] => [
  ...keys.slice(0, keys.indexOf(firstAfterEquipment)).flatMap((key) => groupsNamed(key, words)),
  ...equipment(words),
  ...keys.slice(keys.indexOf(firstAfterEquipment)).flatMap((key) => groupsNamed(key, words)),
];
