import type { Command } from '../command.ts';
import type { View } from '../view.ts';

/** One thing a player may feel like; nothing if they do not, or cannot. */
export type Inclination = (view: View) => Command | undefined;
