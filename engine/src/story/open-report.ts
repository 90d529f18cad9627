import type { AgentId, StoryletId } from '../ids.ts';
import type { Moment, Turn } from '../turn.ts';
import { freely, opened } from './opened.ts';

/** Opens the storylet in which an agent tells how it went; no branch of it burns actions. What forbids it is for the caller to know. */
export const openReport = (turn: Turn, report: StoryletId, agent: AgentId, moment: Moment): Turn =>
  opened(freely(turn), report, moment, { agent });
