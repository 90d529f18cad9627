import type { Distribution, ListedStorylet } from '@underhall/contract';

const urgencies: Readonly<Record<ListedStorylet['urgency'], string | undefined>> = {
  Normal: undefined,
  High: 'Pressing',
  Must: 'Cannot wait',
};

/** How often a card comes, in words. The usual is not spoken of. */
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

/** What a storylet's card says of itself in a word: that it cannot wait, or, of what is drawn, how often it comes. */
export const hintOf = ({
  urgency,
  deckType,
  distribution,
}: Pick<ListedStorylet, 'urgency' | 'deckType' | 'distribution'>) =>
  urgencies[urgency] ?? (deckType === 'Sometimes' ? frequencies[distribution] : undefined);
