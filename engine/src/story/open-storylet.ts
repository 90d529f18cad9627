import type { AgentId, AreaId, StoryletId } from '../ids.ts';
import { hasMet } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import type { Through } from './phases.ts';

/** The turn in which a storylet lies open. The first time, what follows from having met it has followed. */
export function openStorylet(turn: Turn, storylet: StoryletId, moment: Moment, through: Through = {}): Turn {
  const begun = hasMet(turn.character, storylet) ? turn : aftermath(meet(turn, storylet), moment);
  return record(begun, { kind: 'story', to: { phase: 'In', storylet, since: moment.turn, ...through } });
}

/** Remembers the first time that a storylet is begun. */
export const meet = (turn: Turn, storylet: StoryletId): Turn =>
  hasMet(turn.character, storylet) ? turn : record(turn, { kind: 'met', storylet });

/** The player chose for themselves: what must be met may lead them again. */
export const resetForced = (turn: Turn): Turn =>
  turn.character.forcedInARow === 0 ? turn : record(turn, { kind: 'led', to: 0 });

/** Opens the storylet that stands before a closed place. What forbids it is for the caller to know. */
export const openGate = (turn: Turn, gate: StoryletId, area: AreaId, moment: Moment): Turn =>
  openStorylet(resetForced(turn), gate, moment, { gate: area });

/** Opens the storylet in which an agent tells how it went; no branch of it burns actions. What forbids it is for the caller to know. */
export const openReport = (turn: Turn, report: StoryletId, agent: AgentId, moment: Moment): Turn =>
  openStorylet(resetForced(turn), report, moment, { agent });
