import { cutsOf } from '../rendering/cuts.ts';
import type { Family } from '../rendering/family.ts';
import { fingerprintOf } from '../rendering/fingerprint.ts';
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
  'cats-by-night': { glyph: 'cat', category: 'shadowy', scene: 'your-lodgings', from: 0.15, side: 'right' },
  'doors-and-their-keys': { glyph: 'skeleton-key', category: 'goods', scene: 'area-steps', from: 0.5, side: 'left' },
  'hats-of-the-season': { glyph: 'top-hat', category: 'persuasive', scene: 'the-bazaar', from: 0.8, side: 'right' },
  'lamps-and-lighters': { glyph: 'old-lantern', category: 'watchful', scene: 'lampwick', from: 0.85, side: 'left' },
  'letters-by-hand': { glyph: 'quill-ink', category: 'rumour', scene: 'area-steps', from: 0.05, side: 'right' },
  'mushrooms-in-season': { glyph: 'super-mushroom', category: 'wild', scene: 'area-steps', from: 0.95, side: 'left' },
  'players-at-the-footlights': {
    glyph: 'drama-masks',
    category: 'persuasive',
    scene: 'the-bazaar',
    from: 0.25,
    side: 'left',
  },
  'ravens-and-news': { glyph: 'raven', category: 'menace', scene: 'lampwick', from: 0.45, side: 'right' },
  'ships-on-the-still-sea': { glyph: 'sailboat', category: 'watchful', scene: 'the-bazaar', from: 0.55, side: 'right' },
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
    return cutsOf(await drawSnippet(name, strip), 'snippets', name, [{ width: 600, quality: 46 }]);
  },
  sample: () => drawSnippet('sample', strips['ravens-and-news'] as SnippetSpec),
};
