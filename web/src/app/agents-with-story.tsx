import { useQueryClient } from '@tanstack/react-query';
import type { Plot } from '@underhall/contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AgentsPage } from '../agents/agents-page.tsx';
import type { AgentReply } from '../agents/agents-queries.ts';
import { forgetReturn } from '../agents/alerts.ts';
import { invalidate } from '../api/answers.ts';
import { RequirementList } from '../story/requirement-list.tsx';
import { useFirstLook, useStory } from '../story/story-queries.ts';
import { Loading } from '../ui/loading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';

const AgentReport = lazy(async () => ({ default: (await import('./agent-report.tsx')).AgentReport }));
const MessageList = lazy(async () => ({ default: (await import('../story/message-list.tsx')).MessageList }));

const requirementsOf = ({ qualityRequirements }: Plot) => <RequirementList requirements={qualityRequirements} />;
const messagesOf = (sent: AgentReply) =>
  'messages' in sent && (
    <Suspense fallback={<Loading />}>
      <MessageList messages={sent.messages ?? []} />
    </Suspense>
  );

/** Connects agents and story. A report is the open story, shown beside its agent. */
export function AgentsWithStory() {
  const story = useStory();
  useFirstLook(story);
  const {
    state: { reply, asking, failure },
    ask,
  } = story;
  const agentId = reply?.agentId;
  useEndOfReport(agentId, reply?.phase === 'Available');
  const scene = agentId !== undefined && (
    <Suspense fallback={<Loading />}>
      <AgentReport agentId={agentId} />
    </Suspense>
  );
  return (
    <AgentsPage
      requirementsOf={requirementsOf}
      messagesOf={messagesOf}
      onReport={(id) => void ask({ kind: 'report', agentId: id })}
      reporting={asking?.kind === 'report' ? asking.agentId : undefined}
      trouble={failure?.ask.kind === 'report' && <TroubleNote message={failure.message} />}
      report={agentId === undefined ? undefined : { agentId, scene }}
    />
  );
}

/** Refetches the agents after a report. A report that leads into another story continues on the story page. */
function useEndOfReport(agentId: number | undefined, isAtList: boolean): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = agentId;
    if (before === undefined || agentId !== undefined) return;
    forgetReturn(before);
    void invalidate(cache, 'agents');
    if (!isAtList) void navigate('/');
  }, [agentId, isAtList, cache, navigate]);
}
