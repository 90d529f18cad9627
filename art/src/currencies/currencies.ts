import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { type CoinSpec, drawCoin } from './coin.ts';

const coins: Readonly<Record<string, CoinSpec>> = {
  fate: { metal: 'gilt', glyph: 'hourglass', size: 0.5 },
  echoes: { metal: 'silver', glyph: 'ringing-bell', size: 0.52 },
  'candle-end': { metal: 'bronze', glyph: 'candle-flame', size: 0.5 },
  'lamp-penny': { metal: 'bronze', glyph: 'lantern-flame', size: 0.52 },
  'stair-token': { metal: 'bronze', glyph: '3d-stairs', size: 0.48, edge: 'scalloped' },
  'harbour-shilling': { metal: 'silver', glyph: 'anchor', size: 0.52 },
  'raven-mark': { metal: 'silver', glyph: 'raven', size: 0.56, edge: 'scalloped' },
  'exchange-mark': { metal: 'gilt', glyph: 'scales', size: 0.52, edge: 'scalloped' },
  'crown-piece': { metal: 'gilt', glyph: 'queen-crown', size: 0.5 },
};

const specs = new Map(Object.entries(coins));
const sizes = [
  { width: 96, quality: 60 },
  { width: 48, quality: 62 },
];

/** The pictures of currencies: coins in bronze, silver and gilt. */
export const currencies: Family = {
  name: 'currencies',
  recipe: import.meta.filename,
  specs,
  render: async (name) => {
    const spec = specs.get(name);
    if (spec === undefined) throw new Error(`There is no coin called ${name}`);
    return inSizes(await drawCoin(name, spec, 8), 'currencies', name, sizes);
  },
  sample: () => drawCoin('sample', { metal: 'gilt', glyph: 'queen-crown' }, 4),
};
