import type { View } from '../cast.ts';
import type { Command } from '../command.ts';

/** One thing a player may feel like; nothing if they do not, or cannot. */
export type Inclination = (view: View) => Command | undefined;
