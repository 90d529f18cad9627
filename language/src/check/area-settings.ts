import type { AreaWritten } from '../meaning/places.ts';

/** The settings an area belongs to: its own first, then the others that keep those who come from them. */
export const settingsOf = ({ facts: { setting, 'also in': also = [] } }: AreaWritten): readonly string[] =>
  [...(setting ? [setting] : []), ...also].map(({ name }) => name);
