import type { Strategy } from '../cast.ts';
import { cautious } from './cautious.ts';
import { completionist } from './completionist.ts';
import { greedy } from './greedy.ts';
import { patron } from './patron.ts';
import { random } from './random.ts';
import { social } from './social.ts';

export const allStrategies: readonly Strategy[] = [random, greedy, completionist, cautious, social, patron];
