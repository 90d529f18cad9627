import type { Agent } from '@underhall/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { useStore } from '../api/client-store.ts';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { agentAlertMs, agentAlertTickMs } from '../constants/social.ts';
import { Button } from '../ui/button.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import css from './agents.module.css';
import { useAgents } from './agents-queries.ts';
import {
  agentsToAnnounce,
  hasNotification,
  hiddenAlerts,
  hide,
  type KnownReturns,
  loadReturns,
  storeReturns,
  visitedReturns,
} from './alerts.ts';

const texts = world.texts.agents;

type AgentAlertsProps = {
  readonly onAlert: () => void;
};

/**
 * The notification that an agent has returned. The alert closes after a delay that pauses while it is hovered or
 * focused.
 */
export function AgentAlerts({ onAlert }: AgentAlertsProps) {
  const { data } = useAgents();
  const hidden = useStore(hiddenAlerts);
  const { pathname } = useLocation();
  const { phase, agentId } = useAnswer('story')?.reply ?? {};
  const isReporting = agentId !== undefined && phase !== 'Available';
  const visited = useStore(visitedReturns);
  const isLoaded = useStoredReturns(data?.agents, { hidden, visited });
  const agents = (isLoaded && data?.agents) || [];
  const [first] = agentsToAnnounce(agents, hidden);
  const isUnvisited = hasNotification(agents, visited);
  const notify = useEffectEvent(onAlert);
  const id = first?.id;
  useEffect(() => {
    if (id !== undefined || isUnvisited) notify();
  }, [id, isUnvisited]);
  return (
    <div role="status" className={css.alerts}>
      {isReporting && pathname === '/' && (
        <p className={css.alert}>
          {texts.reporting} <Link to="/agents">{texts.toAgents}</Link>
        </p>
      )}
      {first?.plot && pathname !== '/agents' && (
        <Alert
          key={first.id}
          name={wordsOf(first.name)}
          image={first.image}
          plot={wordsOf(first.plot.name)}
          onHide={() => hiddenAlerts.set(hide(hiddenAlerts.read(), first.id))}
        />
      )}
    </div>
  );
}

/** Keeps the known returns of this player in the browser. Returns true once they are loaded. */
function useStoredReturns(agents: readonly Agent[] | undefined, { hidden, visited }: KnownReturns): boolean {
  const reader = useSession().data?.user.id;
  const [loadedFor, setLoadedFor] = useState<number>();
  const isLoaded = loadedFor !== undefined && loadedFor === reader;
  useEffect(() => {
    if (reader === undefined) return;
    setLoadedFor(reader);
    return loadReturns(reader);
  }, [reader]);
  useEffect(() => {
    if (isLoaded && agents) storeReturns(loadedFor, agents, { hidden, visited });
  }, [isLoaded, loadedFor, agents, hidden, visited]);
  return isLoaded;
}

type AlertProps = {
  readonly name: string;
  readonly image: string;
  readonly plot: string;
  readonly onHide: () => void;
};

function Alert({ name, image, plot, onHide }: AlertProps) {
  const [msLeft, setMsLeft] = useState(agentAlertMs);
  const [isPaused, setPaused] = useState(false);
  const isOver = msLeft <= 0;
  useEffect(() => {
    if (isPaused || isOver) return;
    const timer = setInterval(() => setMsLeft((ms) => ms - agentAlertTickMs), agentAlertTickMs);
    return () => clearInterval(timer);
  }, [isPaused, isOver]);
  const hideAlert = useEffectEvent(onHide);
  useEffect(() => {
    if (isOver) hideAlert();
  }, [isOver]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only pause the timer
    <div
      className={css.alert}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Plate name={image} width={44} />
      <p>
        {name} is back from <b>{plot}</b>. <Link to="/agents">{texts.hear}</Link>
      </p>
      <Button look="plain" aria-label={`Dismiss: ${name} is back`} onClick={onHide}>
        Dismiss
      </Button>
    </div>
  );
}
