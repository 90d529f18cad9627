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

/** All categories, spelled as on the wire. */
export const qualityCategories = [
  ...wornCategories,
  ...statusCategories,
  ...ownedCategories,
  ...agentCategories,
  ...unlistedCategories,
] as const;
export type QualityCategory = (typeof qualityCategories)[number];
