import type { Character } from '../character.ts';

/** One of the two, with the number the server knows them by. */
export type Party = { readonly id: number; readonly character: Character };
