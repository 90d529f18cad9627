/** Parts of the page that a story can restrict. */
export const restrictions = ['Travel', 'Possessions', 'EchoBazaar', 'Fate', 'Messages', 'Agents', 'Extras'] as const;
export type Restriction = (typeof restrictions)[number];

/**
 * Parts of the page that a world may have no use for. `Menaces` is their heading beside the story, and `Typefaces` are
 * those of the program in the credits.
 */
export type HiddenPart = Extract<Restriction, 'Agents' | 'EchoBazaar' | 'Fate'> | 'Menaces' | 'Typefaces';

/** What a world has. A page that would always be empty is not shown. */
type Uses = Readonly<Record<'hasAgents' | 'hasShops' | 'hasStore' | 'hasMenaces' | 'hasTypefaces', boolean>>;

export const hiddenParts = ({
  hasAgents,
  hasShops,
  hasStore,
  hasMenaces,
  hasTypefaces,
}: Uses): readonly HiddenPart[] => [
  ...(hasAgents ? [] : (['Agents'] as const)),
  ...(hasShops ? [] : (['EchoBazaar'] as const)),
  ...(hasStore ? [] : (['Fate'] as const)),
  ...(hasMenaces ? [] : (['Menaces'] as const)),
  ...(hasTypefaces ? [] : (['Typefaces'] as const)),
];
