import type { Requirement } from '@underhall/engine';
import type { WrittenRequirement } from '../meaning/named-forms.ts';
import type { Lookup } from './look-up.ts';

export const compileRequirement = ({ quality, atLeast, atMost }: WrittenRequirement, find: Lookup): Requirement => ({
  quality: find.named(quality),
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
});
