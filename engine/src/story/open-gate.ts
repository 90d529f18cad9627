import type { AreaId, StoryletId } from '../ids.ts';
import type { Moment, Turn } from '../turn.ts';
import { freely, opened } from './opened.ts';

/** Opens the storylet that stands before a closed place. What forbids it is for the caller to know. */
export const openGate = (turn: Turn, gate: StoryletId, area: AreaId, moment: Moment): Turn =>
  opened(freely(turn), gate, moment, { gate: area });
