import type { Agent, Agents } from '@underhall/contract';
import { useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { AgentHead } from './agent-head.tsx';
import { isBack, isEarly } from './agent-list.ts';
import css from './agents.module.css';
import { useAgentRequests } from './agents-queries.ts';
import { EquipmentRow } from './equipment-row.tsx';
import { actionsInWords, PlotCard } from './plot-card.tsx';

const texts = world.texts.agents;

type AgentLineProps = {
  readonly agent: Agent;
  /** True if the player came to see this agent. */
  readonly isWanted: boolean;
  readonly household: Agents;
  /** False while the maximum number of errands is under way. */
  readonly mayAssign: boolean;
  readonly onAssign: () => void;
  readonly onReport: () => void;
  readonly isReporting: boolean;
};

export function AgentLine(props: AgentLineProps) {
  const { agent, isWanted, household, mayAssign, onAssign } = props;
  const calls = useAgentRequests();
  const { ask, pending, error } = calls;
  const [status, setStatus] = useState('');
  const name = wordsOf(agent.name);
  return (
    <li className={css.agent} aria-busy={pending !== undefined}>
      <AgentHead agent={agent} hasDescription={!agent.plot} isWanted={isWanted}>
        <EquipmentRow agent={agent} household={household} isReadOnly={agent.plot !== undefined} />
      </AgentHead>
      {agent.plot ? (
        <Errand
          {...props}
          plot={agent.plot}
          isBusy={pending !== undefined}
          onCallOff={() =>
            ask({ kind: 'call off', agentId: agent.id }, () => setStatus(fillIn(texts.atHome, { name })))
          }
        />
      ) : (
        <div className={css.ways}>
          {agent.inventory.length > 0 && (
            <Button
              aria-label={`Unequip ${name}`}
              aria-busy={pending?.kind === 'take all'}
              onClick={() =>
                ask({ kind: 'take all', agentId: agent.id }, () => setStatus(`${name} has given everything back.`))
              }
            >
              Unequip
            </Button>
          )}
          <Button look="primary" aria-label={`Assign ${name}`} disabled={!mayAssign} onClick={onAssign}>
            Assign
          </Button>
          {!mayAssign && <span className={css.note}>{texts.tooMany}</span>}
        </div>
      )}
      {error && <TroubleNote message={error.message} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </li>
  );
}

type ErrandProps = AgentLineProps & {
  readonly plot: NonNullable<Agent['plot']>;
  readonly isBusy: boolean;
  readonly onCallOff: () => void;
};

function Errand({ agent, plot, onReport, isReporting, isBusy, onCallOff }: ErrandProps) {
  const [isAsking, setAsking] = useState(false);
  const name = wordsOf(agent.name);
  const left = plot.duration - plot.elapsed;
  const progress = fillIn(texts.untilBack, {
    elapsed: String(plot.elapsed),
    duration: String(plot.duration),
    left: actionsInWords(left),
  });
  const percentage = plot.duration === 0 ? 100 : Math.floor((100 * plot.elapsed) / plot.duration);
  const lost = [
    ...(plot.elapsed > 0 ? [actionsInWords(plot.elapsed)] : []),
    ...(plot.currencyCost > 0 ? ['what it cost'] : []),
  ];
  return (
    <>
      <PlotCard plot={plot} />
      <p className={css.progress}>{isBack(agent) ? fillIn(texts.hasReport, { name }) : progress}</p>
      <ProgressBar label={wordsOf(plot.name)} from={percentage} to={percentage} inWords={progress} />
      <div className={css.ways}>
        {isBack(agent) && (
          <Button
            look="primary"
            aria-label={`${texts.receive} from ${name}`}
            aria-busy={isReporting}
            onClick={() => !isReporting && onReport()}
          >
            {texts.receive}
          </Button>
        )}
        {!isBack(agent) && plot.canAbandon && (
          <Button
            look={isEarly(plot) ? 'plain' : 'secondary'}
            aria-label={`${texts.abandon}: ${wordsOf(plot.name)}`}
            aria-busy={isBusy}
            onClick={() => setAsking(true)}
          >
            {texts.abandon}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.abandonTitle}
          yes="Abandon"
          no="Cancel"
          onYes={() => {
            setAsking(false);
            onCallOff();
          }}
          onNo={() => setAsking(false)}
        >
          <p>
            {fillIn(texts.abandonLine, { name })}
            {lost.length > 0 && ` What has been spent on it, ${lost.join(' and ')}, is lost.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
