import type { DeckType, Distribution, ListedStorylet } from '@underhall/contract';

const urgencies: Readonly<Record<ListedStorylet['urgency'], string | undefined>> = {
  Normal: undefined,
  High: 'Pressing',
  Must: 'Cannot wait',
};

const isDrawn: Readonly<Record<DeckType, boolean>> = { Persistent: false, Sometimes: true };

/** True if the storylet is drawn as a card. */
export const isCard = ({ deckType }: { readonly deckType: DeckType }): boolean => isDrawn[deckType];

/** The usual frequency has no label. */
const frequencies: Readonly<Record<Distribution, string | undefined>> = {
  Ubiquitous: 'Ubiquitous',
  Abundant: 'Abundant',
  Frequent: 'Frequent',
  Standard: undefined,
  Infrequent: 'Infrequent',
  VeryInfrequent: 'Very Infrequent',
  Unusual: 'Unusual',
  Rare: 'Rare',
};

/** Tooltips. */
const meanings: Readonly<Record<ListedStorylet['urgency'], string | undefined>> = {
  Normal: undefined,
  High: 'It continues your story.',
  Must: 'You must play this before anything else here.',
};

export const meaningOf = ({ urgency }: Pick<ListedStorylet, 'urgency'>): string | undefined => meanings[urgency];

/** Returns the label of a storylet card: its urgency or, for a drawn card, its frequency. */
export const hintOf = ({
  urgency,
  deckType,
  distribution,
}: Pick<ListedStorylet, 'urgency' | 'deckType' | 'distribution'>) =>
  urgencies[urgency] ?? (isCard({ deckType }) ? frequencies[distribution] : undefined);
