import type { QualityCategory } from '@underhall/contract';
import { slotOfCategory, slots } from '@underhall/engine';

type SheetGroup = {
  readonly name: string;
  readonly categories: readonly QualityCategory[];
  /** The picture of an equipment group without anything in it. */
  readonly image?: string;
};

/** Names of the groups of the sheet that are no equipment, in display order. */
const names = {
  attributes: '',
  skills: 'Skills',
  menaces: 'Menaces',
  money: 'Money',
  circumstances: 'Circumstances',
  standing: 'Standing',
  quirks: 'Quirks',
  stories: 'Stories',
  favours: 'Favours and renown',
  acquaintances: 'Acquaintances',
  routes: 'Routes',
  person: 'About your person',
  papers: 'Papers and learning',
  influence: 'Influence',
  lodgings: 'Lodgings',
  goods: 'Goods and curiosities',
} as const;

type GroupKey = keyof typeof names;

/** The equipment groups stand before this one. */
const firstAfterEquipment: GroupKey = 'person';

/** The group of each category: a slot for what is worn, a group by name for all else, none for what no sheet shows. */
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
  Hidden: 'none',
  Randomizer: 'none',
};

/** Icons of equipment groups without anything in them. */
const emptySlotImages: Readonly<Record<(typeof slots)[number]['key'], string>> = {
  Boon: 'second-wind',
  Burden: 'breakages',
  Hat: 'top-hat',
  Clothing: 'green-coat',
  Adornment: 'bell-button',
  Gloves: 'gauntlets',
  Weapon: 'dangerous',
  Boots: 'soft-boots',
  Luggage: 'strapped-trunk',
  Companion: 'yard-dog',
  Treasure: 'sea-chest',
  Destiny: 'endless-stair',
  ToolOfTheTrade: 'pen',
  Affiliation: 'bell-board',
  Transportation: 'footprints',
  HomeComfort: 'tea-table',
  Ship: 'ships-lamp',
  Crew: 'helm',
  Airship: 'kettle-steam',
  Spouse: 'constant',
  Club: 'readers-ticket',
};

const categories = Object.keys(groupOfCategory) as QualityCategory[];
const keys = Object.keys(names) as GroupKey[];

const groupNamed = (key: GroupKey): SheetGroup => ({
  name: names[key],
  categories: categories.filter((category) => groupOfCategory[category] === key),
});

const equipment: readonly SheetGroup[] = slots.map(({ key, name }) => ({
  name,
  categories: categories.filter((category) => slotOfCategory(category) === key),
  image: emptySlotImages[key],
}));

/** The groups of the sheet in display order: the first is the attributes; equipment has a group for each slot. */
export const sheetGroups: readonly SheetGroup[] = [
  ...keys.slice(0, keys.indexOf(firstAfterEquipment)).map(groupNamed),
  ...equipment,
  ...keys.slice(keys.indexOf(firstAfterEquipment)).map(groupNamed),
];
