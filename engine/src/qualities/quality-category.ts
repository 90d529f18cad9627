/**
 * Categories of worn items. Each fills the slot of the same name, except that a `ConstantCompanion` fills the Spouse
 * slot.
 */
export const wornCategories = [
  'Boon',
  'Burden',
  'Hat',
  'Clothing',
  'Adornment',
  'Gloves',
  'Weapon',
  'Boots',
  'Luggage',
  'Companion',
  'Treasure',
  'Destiny',
  'ToolOfTheTrade',
  'Affiliation',
  'Transportation',
  'HomeComfort',
  'Ship',
  'Crew',
  'Airship',
  'ConstantCompanion',
  'Club',
] as const;

export const statusCategories = [
  'BasicAbility',
  'SidebarAbility',
  'MajorLateral',
  'Ambition',
  'Menace',
  'Dreams',
  'Quirk',
  'Venture',
  'SidebarTransient',
  'Contacts',
  'Acquaintance',
  'Story',
  'Circumstance',
  'Progress',
  'Accomplishment',
  'Skills',
  'Route',
  'Seasonal',
] as const;

export const ownedCategories = [
  'Accoutrement',
  'Academic',
  'Advantage',
  'Book',
  'Cartography',
  'Contraband',
  'Curiosity',
  'Currency',
  'Document',
  'Goods',
  'Historical',
  'Industrial',
  'Influence',
  'Legal',
  'Lodgings',
  'Luminosity',
  'Mysteries',
  'Nostalgia',
  'RagTrade',
  'Rumour',
  'Sustenance',
  'Theological',
  'Epistolary',
] as const;

/**
 * Categories of qualities that only agents have. Agent cards show them and sheets do not. `AgentStatHidden` is never
 * shown.
 */
export const agentCategories = ['AgentStat', 'AgentStatHidden', 'ConcernStat'] as const;

export const isOfAgents = (category: string): boolean => agentCategories.some((each) => each === category);

/** No sheet shows these. */
export const unlistedCategories = ['Hidden', 'Randomizer'] as const;

/** Categories that the page also shows beside the story, after the attributes. */
export const sidebarCategories = ['SidebarTransient', 'Menace', 'SidebarAbility', 'Accoutrement', 'Skills'] as const;

const isBesideStory = (category: string): boolean => sidebarCategories.some((each) => each === category);
const alwaysShown: readonly string[] = ['BasicAbility', 'Currency'];

/** Categories that a world may name by themselves. The others have headings of their own already. */
export const namableCategories = [...statusCategories, ...ownedCategories].filter(
  (category) => category !== 'BasicAbility' && !isBesideStory(category),
);

/** Categories that a world may leave off the sheet. */
export const hidableCategories = [...wornCategories, ...statusCategories, ...ownedCategories].filter(
  (category) => !alwaysShown.includes(category),
);

/** Categories of things that may be in a group of the world's own. */
export const groupableCategories = ownedCategories.filter(
  (category) => !alwaysShown.includes(category) && !isBesideStory(category),
);

/** All categories, spelled as on the wire. */
export const qualityCategories = [
  ...wornCategories,
  ...statusCategories,
  ...ownedCategories,
  ...agentCategories,
  ...unlistedCategories,
] as const;
export type QualityCategory = (typeof qualityCategories)[number];
