import type { View } from '../cast.ts';
import type { Command } from '../command.ts';

/** An inclination of a player: the command they feel like giving; undefined if they do not, or cannot. */
export type Inclination = (view: View) => Command | undefined;
