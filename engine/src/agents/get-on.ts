import { spentIn } from '../actions/spent-in.ts';
import { type Moment, record, type Turn } from '../turn.ts';

/** Agents on an errand get on by each action the player spends, up to its length. */
export function getOn(turn: Turn, { world }: Pick<Moment, 'world'>): Turn {
  const spent = spentIn(turn);
  if (spent === 0) return turn;
  return turn.character.agents.reduce((sofar, agent) => {
    const length = agent.plot && world.plots.get(agent.plot.id)?.actions;
    if (!agent.plot || length === undefined || agent.plot.elapsed >= length) return sofar;
    const elapsed = Math.min(length, agent.plot.elapsed + spent);
    return record(sofar, { kind: 'agent', why: 'got on', to: { ...agent, plot: { ...agent.plot, elapsed } } });
  }, turn);
}
