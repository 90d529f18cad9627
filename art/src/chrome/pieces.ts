import type { CandlePart } from './candles.ts';
import type { CardBackSpec } from './card-back.ts';
import type { DividerStyle } from './dividers.ts';
import type { SealSpec } from './seal.ts';
import type { SocialCardSpec } from './social-card.ts';
import type { TextureSpec } from './textures.ts';

/** One thing that the screens are made of. */
export type Piece =
  | { readonly kind: 'candle'; readonly part: CandlePart }
  | ({ readonly kind: 'card back'; readonly sealed?: string } & CardBackSpec)
  | { readonly kind: 'ghost card' }
  | ({ readonly kind: 'seal' } & SealSpec)
  | { readonly kind: 'divider'; readonly style: DividerStyle }
  | { readonly kind: 'panel frame' }
  | ({ readonly kind: 'texture' } & TextureSpec)
  | { readonly kind: 'player marker' }
  | { readonly kind: 'compass rose' }
  | { readonly kind: 'favicon' }
  | ({ readonly kind: 'social card' } & SocialCardSpec);

const teal = { edge: '#0d1f20', middle: '#1d4644', lines: '#d8b56a', glyph: 'candle-flame' } as const;
const grey = { edge: '#111515', middle: '#2b3433', lines: '#93866a', glyph: 'candle-flame', light: 0.62 } as const;
const oxblood = { edge: '#1d0d0e', middle: '#571f1d', lines: '#d8b56a', glyph: 'candle-flame' } as const;

/** Every piece by the name it has in `images/ui`. */
export const pieces: Readonly<Record<string, Piece>> = {
  'candle-dish': { kind: 'candle', part: 'dish' },
  'candle-wax': { kind: 'candle', part: 'wax' },
  'candle-flame': { kind: 'candle', part: 'flame' },
  'candle-stub': { kind: 'candle', part: 'stub' },
  'card-back': { kind: 'card back', ...teal },
  'card-back-dark': { kind: 'card back', ...grey, sealed: 'seal-padlock' },
  'card-back-oxblood': { kind: 'card back', ...oxblood },
  'card-back-refill': { kind: 'ghost card' },
  'seal-padlock': { kind: 'seal', wax: 'oxblood', glyph: 'padlock' },
  'seal-arch': { kind: 'seal', wax: 'verdigris', glyph: 'dungeon-gate' },
  'seal-hourglass': { kind: 'seal', wax: 'ochre', glyph: 'hourglass' },
  'seal-raven': { kind: 'seal', wax: 'ink', glyph: 'raven' },
  'seal-quill': { kind: 'seal', wax: 'green', glyph: 'quill-ink' },
  'divider-lozenge': { kind: 'divider', style: 'lozenge' },
  'divider-flourish': { kind: 'divider', style: 'flourish' },
  'divider-lamp': { kind: 'divider', style: 'lamp' },
  'divider-rope': { kind: 'divider', style: 'rope' },
  'panel-frame': { kind: 'panel frame' },
  velvet: { kind: 'texture', stuff: 'velvet', dark: '#1a1316', light: '#22181c' },
  slate: { kind: 'texture', stuff: 'slate', dark: '#10181b', light: '#182226' },
  leather: { kind: 'texture', stuff: 'leather', dark: '#20160f', light: '#33241a' },
  paper: { kind: 'texture', stuff: 'paper', dark: '#dccba2', light: '#eadcb9' },
  linen: { kind: 'texture', stuff: 'linen', dark: '#d3c6a6', light: '#e2d7bc' },
  'player-marker': { kind: 'player marker' },
  'compass-rose': { kind: 'compass rose' },
  favicon: { kind: 'favicon' },
  'social-card': {
    kind: 'social card',
    hero: 'boatman',
    title: 'Underhall',
    lines: ['A story told one candle at a time, in a city', 'four thousand steps below the street.'],
  },
};
