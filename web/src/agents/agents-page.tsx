import type { Agents, Plot } from '@underhall/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fillIn, world } from '../api/world.ts';
import { minEntriesForTools } from '../constants/lists.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ToStory } from '../ui/to-story.tsx';
import { AgentHead } from './agent-head.tsx';
import { AgentLine } from './agent-line.tsx';
import { categoriesOf, countErrands, filterByCategory, sortAgents } from './agent-list.ts';
import css from './agents.module.css';
import { type AgentReply, useAgents } from './agents-queries.ts';
import { visitReturns } from './alerts.ts';
import { AssignAgent } from './assign-agent.tsx';

const texts = world.texts.agents;

type AgentsPageProps = {
  readonly requirementsOf: (plot: Plot) => ReactNode;
  readonly messagesOf: (sent: AgentReply) => ReactNode;
  /** The open report, or the one just finished: its agent and its story. */
  readonly report: { readonly agentId: number; readonly scene: ReactNode } | undefined;
  readonly onReport: (agentId: number) => void;
  readonly reporting: number | undefined;
  readonly trouble: ReactNode;
};

export function AgentsPage(props: AgentsPageProps) {
  const { data: household, error, refetch } = useAgents({ isFresh: true });
  const [assigned, assign] = useState<number>();
  useEffect(() => {
    if (household) visitReturns(household.agents);
  }, [household]);
  const agents = household?.agents ?? [];
  const line =
    household && fillIn(texts.activePlots, { count: String(countErrands(agents)), max: String(household.maxPlots) });
  const agent = agents.find(({ id }) => id === assigned);
  const hasAgents = agents.length > 0 && !agent && !props.report;
  const reporter = agents.find(({ id }) => id === props.report?.agentId);
  return (
    <ColumnPage title={texts.tab} beside={line && <p className={css.active}>{line}</p>}>
      {!household &&
        (error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading>{texts.waiting}</Loading>)}
      {household && props.report && (
        <>
          {reporter && <AgentHead agent={reporter} hasDescription={false} />}
          {props.report.scene}
        </>
      )}
      {household && !props.report && agent && (
        <AssignAgent
          agent={agent}
          household={household}
          requirementsOf={props.requirementsOf}
          messagesOf={props.messagesOf}
          onLeave={() => assign(undefined)}
        />
      )}
      {household && !props.report && !agent && (
        <>
          {props.trouble}
          <AgentList {...props} household={household} onAssign={assign} />
          {/* Last, so that the first agent is visible without scrolling. */}
          {hasAgents && <p>{texts.about}</p>}
        </>
      )}
    </ColumnPage>
  );
}

type AgentListProps = Pick<AgentsPageProps, 'onReport' | 'reporting'> & {
  readonly household: Agents;
  readonly onAssign: (agentId: number) => void;
};

const allOption = ['', 'All'] as const;

function AgentList({ household, onAssign, onReport, reporting }: AgentListProps) {
  const { agents, maxPlots } = household;
  const [kind, choose] = useState('');
  // A link to an agent has its id as the fragment.
  const wanted = Number(useLocation().hash.slice(1)) || undefined;
  const kinds = categoriesOf(agents);
  const shown = sortAgents(filterByCategory(agents, kinds.some(([category]) => category === kind) ? kind : ''));
  if (agents.length === 0) {
    return (
      <Empty place="list" action={<ToStory />}>
        {texts.noAgents}
      </Empty>
    );
  }
  return (
    <>
      {agents.length >= minEntriesForTools && (
        <SelectField
          label="Show:"
          value={kind}
          choices={[allOption, ...kinds]}
          onChoose={choose}
          className={css.filter}
        />
      )}
      <ul className={css.list}>
        {shown.map((agent) => (
          <AgentLine
            key={agent.id}
            agent={agent}
            isWanted={agent.id === wanted}
            household={household}
            mayAssign={countErrands(agents) < maxPlots}
            onAssign={() => onAssign(agent.id)}
            onReport={() => onReport(agent.id)}
            isReporting={reporting === agent.id}
          />
        ))}
      </ul>
    </>
  );
}
