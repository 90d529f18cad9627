/** Categories of things that are worn: each in the slot of its name, a `ConstantCompanion` as the Spouse. */
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

/** Categories of what one is, and of how far one has come. */
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

/** Categories of other things one has. */
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

/** Categories of what only agents have: their cards tell it, and no sheet. `AgentStatHidden` is told nowhere. */
export const agentCategories = ['AgentStat', 'AgentStatHidden', 'ConcernStat'] as const;

/** True of what only agents have. */
export const isOfAgents = (category: string): boolean => agentCategories.some((each) => each === category);

/** Categories of hidden qualities, which no sheet shows. */
export const unlistedCategories = ['Hidden', 'Randomizer'] as const;

/** All categories, in the wire's spelling. */
export const qualityCategories = [
  ...wornCategories,
  ...statusCategories,
  ...ownedCategories,
  ...agentCategories,
  ...unlistedCategories,
] as const;
export type QualityCategory = (typeof qualityCategories)[number];
