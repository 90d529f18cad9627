import type { Family } from '../rendering/family.ts';
import { fingerprintOf } from '../rendering/fingerprint.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawSnippet, type SnippetSpec } from './draw-snippet.ts';

const strips: Readonly<Record<string, SnippetSpec>> = {
  'bells-of-lampwick': { glyph: 'ringing-bell', category: 'mystery', scene: 'lampwick', from: 0.1, side: 'right' },
  'candles-and-their-ends': {
    glyph: 'candle-flame',
    category: 'wealth',
    scene: 'your-lodgings',
    from: 0.7,
    side: 'left',
  },
  'cats-by-night': { glyph: 'cat', category: 'shadowy', scene: 'rookery', from: 0.2, side: 'right' },
  'doors-and-their-keys': { glyph: 'skeleton-key', category: 'goods', scene: 'assize', from: 0.5, side: 'left' },
  'hats-of-the-season': { glyph: 'top-hat', category: 'persuasive', scene: 'the-bazaar', from: 0.8, side: 'right' },
  'lamps-and-lighters': { glyph: 'old-lantern', category: 'watchful', scene: 'lampwick', from: 0.85, side: 'left' },
  'letters-by-hand': { glyph: 'quill-ink', category: 'rumour', scene: 'exchange', from: 0.3, side: 'right' },
  'mushrooms-in-season': { glyph: 'super-mushroom', category: 'wild', scene: 'spore-woods', from: 0.6, side: 'left' },
  'players-at-the-footlights': {
    glyph: 'drama-masks',
    category: 'persuasive',
    scene: 'southbank',
    from: 0.5,
    side: 'left',
  },
  'ravens-and-news': { glyph: 'raven', category: 'menace', scene: 'st-sepulchre', from: 0.4, side: 'right' },
  'ships-on-the-still-sea': {
    glyph: 'sailboat',
    category: 'watchful',
    scene: 'tallow-wharf',
    from: 0.5,
    side: 'right',
  },
  'tea-at-any-hour': { glyph: 'teapot', category: 'goods', scene: 'your-lodgings', from: 0.4, side: 'left' },
};

const specs = new Map(
  Object.entries(strips).map(([name, strip]) => [
    name,
    { ...strip, drawnOn: fingerprintOf(`headers/${strip.scene}-1920.avif`) },
  ]),
);

/** Strips for the margins: what a saying or an advertisement stands on. */
export const snippets: Family = {
  name: 'snippets',
  recipe: import.meta.filename,
  specs,
  render: async (name) => {
    const strip = strips[name];
    if (strip === undefined) throw new Error(`There is no strip called ${name}`);
    return inSizes(await drawSnippet(name, strip), 'snippets', name, [{ width: 600, quality: 46 }]);
  },
  sample: () => drawSnippet('sample', strips['ravens-and-news'] as SnippetSpec),
};
