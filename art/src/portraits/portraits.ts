import { drawCameo } from '../cameos/draw-cameo.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawPortrait } from './draw-portrait.ts';
import { portraitSpecs } from './portrait-specs.ts';

const specs = portraitSpecs();
const cardCuts = [
  { width: 200, quality: 55 },
  { width: 100, quality: 60 },
];
const cameoCuts = [
  { width: 260, quality: 55 },
  { width: 130, quality: 58 },
];

/** The portraits of persons in service: a cut-paper likeness in a cameo, and laid on a card as their icon. */
export const portraits: Family = {
  name: 'portraits',
  recipe: import.meta.filename,
  specs,
  render: async (name) => {
    const spec = specs.get(name);
    if (spec === undefined) throw new Error(`There is no portrait called ${name}`);
    return [
      ...(await inSizes(await drawPortrait(name, spec), 'icons', name, cardCuts)),
      ...(await inSizes(drawCameo(name, spec.sitter, 3), 'cameos', name, cameoCuts)),
    ];
  },
  sample: () =>
    drawPortrait(
      'somebody',
      {
        category: 'rumour',
        sitter: { bust: 'slight', hair: 'lowKnot', dress: 'highNecked', ground: 'rose', tint: '#a8483f' },
      },
      2,
    ),
};
