import { bundledTypefaces, systemTypefaces, type TypefaceRole, typefaceRoles } from '@underhall/engine';
import type { Form } from './form.ts';
import { listOf, oneOf } from './plain-forms.ts';

type Typeface = (typeof bundledTypefaces | typeof systemTypefaces)[number];

const typefaces: Form<readonly Typeface[]> = listOf(oneOf(...bundledTypefaces, ...systemTypefaces));

const typefaceFacts = Object.fromEntries(typefaceRoles.map((role) => [role, typefaces])) as {
  readonly [Role in TypefaceRole]: typeof typefaces;
};

export const looksFacts = typefaceFacts;
