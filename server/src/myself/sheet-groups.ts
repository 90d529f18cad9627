import type { QualityCategory } from '@underhall/contract';
import { slotOfCategory, slots, type WorldWords } from '@underhall/engine';

type SheetGroup = {
  readonly name: string;
  readonly categories: readonly QualityCategory[];
  /** The picture of an empty equipment group. */
  readonly image?: string;
};

/** The groups of the sheet other than equipment, in display order. */
const keys = [
  'attributes',
  ...(['skills', 'menaces', 'money', 'circumstances', 'standing', 'quirks', 'stories'] as const),
  ...(['favours', 'acquaintances', 'routes', 'person', 'papers', 'influence', 'lodgings', 'goods'] as const),
] as const;

type GroupKey = (typeof keys)[number];

/** The equipment groups come before this one. */
const firstAfterEquipment: GroupKey = 'person';

/** The group of each category: a slot for clothes, a named group for others, none if the sheet does not show it. */
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

const groupNamed = (key: GroupKey, { texts: { sheet } }: WorldWords): SheetGroup => ({
  name: key === 'attributes' ? '' : sheet[key],
  categories: categories.filter((category) => groupOfCategory[category] === key),
});

const equipment = ({ slots: named }: WorldWords): readonly SheetGroup[] =>
  slots.map(({ key }) => ({
    name: named[key].name,
    categories: categories.filter((category) => slotOfCategory(category) === key),
    image: named[key].image,
  }));

/**
 * The groups of the sheet in display order, with the world's names. The first has the attributes; equipment has a group
 * for each slot.
 */
export const sheetGroups = (words: WorldWords): readonly SheetGroup[] => [
  ...keys.slice(0, keys.indexOf(firstAfterEquipment)).map((key) => groupNamed(key, words)),
  ...equipment(words),
  ...keys.slice(keys.indexOf(firstAfterEquipment)).map((key) => groupNamed(key, words)),
];
