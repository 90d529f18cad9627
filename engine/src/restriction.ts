/** Parts of the page that a story can restrict. */
export const restrictions = ['Travel', 'Possessions', 'EchoBazaar', 'Fate', 'Messages', 'Agents', 'Extras'] as const;
export type Restriction = (typeof restrictions)[number];

/** Parts of the page that a world may have no use for. `Menaces` is their heading beside the story. */
export type HiddenPart = Extract<Restriction, 'Agents' | 'EchoBazaar' | 'Fate'> | 'Menaces';

/** What a world has. A page that would always be empty is not shown. */
type Uses = Readonly<Record<'hasAgents' | 'hasShops' | 'hasStore' | 'hasMenaces', boolean>>;

export const hiddenParts = ({ hasAgents, hasShops, hasStore, hasMenaces }: Uses): readonly HiddenPart[] => [
  ...(hasAgents ? [] : (['Agents'] as const)),
  ...(hasShops ? [] : (['EchoBazaar'] as const)),
  ...(hasStore ? [] : (['Fate'] as const)),
  ...(hasMenaces ? [] : (['Menaces'] as const)),
];
