import type { AgentId, AreaId, StoryletId } from '../ids.ts';
import { hasMet } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import type { StoryletOrigin } from './phases.ts';

/** Opens a storylet. The first time, also records it as met and applies the aftermath of that. */
export function openStorylet(turn: Turn, storylet: StoryletId, moment: Moment, origin: StoryletOrigin = {}): Turn {
  const begunTurn = hasMet(turn.character, storylet) ? turn : aftermath(rememberMet(turn, storylet), moment);
  return record(begunTurn, { kind: 'story', to: { phase: 'In', storylet, since: moment.turn, ...origin } });
}

export const rememberMet = (turn: Turn, storylet: StoryletId): Turn =>
  hasMet(turn.character, storylet) ? turn : record(turn, { kind: 'met', storylet });

/** Resets the count of consecutive forced storylets after a free choice of the player. */
export const resetForced = (turn: Turn): Turn =>
  turn.character.forcedInARow === 0 ? turn : record(turn, { kind: 'forced in a row', to: 0 });

/** Opens the gate storylet of a closed area. The caller checks that the gate may be opened. */
export const openGate = (turn: Turn, gate: StoryletId, area: AreaId, moment: Moment): Turn =>
  openStorylet(resetForced(turn), gate, moment, { gate: area });

/** Opens an agent's report, whose branches cost no actions. The caller checks that the report may be opened. */
export const openReport = (turn: Turn, report: StoryletId, agent: AgentId, moment: Moment): Turn =>
  openStorylet(resetForced(turn), report, moment, { agent });
