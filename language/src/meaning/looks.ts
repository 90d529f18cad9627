import { bundledTypefaces, systemTypefaces, type TypefaceRole, typefaceRoles } from '@underhall/engine';
import type { Form } from './form.ts';
import { exactly, listOf, oneOf, pictureOf, pictureOrNone, yesOrNo } from './plain-forms.ts';

type Typeface = (typeof bundledTypefaces | typeof systemTypefaces)[number];

const typefaces: Form<readonly Typeface[]> = listOf(oneOf(...bundledTypefaces, ...systemTypefaces));

const typefaceFacts = Object.fromEntries(typefaceRoles.map((role) => [role, typefaces])) as {
  readonly [Role in TypefaceRole]: typeof typefaces;
};

const textures = exactly(2, pictureOrNone('ui'), 'a dark and a light texture, or "none" instead of one');

export const looksFacts = {
  ...typefaceFacts,
  frame: pictureOf('ui'),
  'page texture': textures,
  'panel texture': textures,
  'card backs': exactly(
    4,
    pictureOf('ui'),
    'four pictures: of the deck, of the deck while the hand is full, of one without a limit, and of one without cards',
  ),
  seal: pictureOf('ui'),
  flames: yesOrNo,
  theme: oneOf('dark', 'light'),
};
