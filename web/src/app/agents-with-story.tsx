import { useQueryClient } from '@tanstack/react-query';
import type { Plot } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useActions } from '../actions/actions-queries.ts';
import { AgentsPage } from '../agents/agents-page.tsx';
import type { Sent } from '../agents/agents-queries.ts';
import { hiddenAlerts, unhide } from '../agents/alerts.ts';
import { invalidate } from '../api/answers.ts';
import { ShareButton } from '../journal/share-button.tsx';
import { MessageList } from '../story/message-list.tsx';
import { RequirementList } from '../story/requirement-list.tsx';
import { useFirstLook, useStory } from '../story/story-queries.ts';
import { StoryTab } from '../story/story-tab.tsx';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './app.module.css';

const requirementsOf = ({ qualityRequirements }: Plot) => <RequirementList requirements={qualityRequirements} />;
const messagesOf = (sent: Sent) => 'messages' in sent && <MessageList messages={sent.messages ?? []} />;

/** The meeting of agents and story: a report is the open story, told here beside the agent whose it is. */
export function AgentsWithStory() {
  const { data: counter } = useActions();
  const story = useStory();
  useFirstLook(story);
  const {
    state: { reply, asking, failure },
    ask,
  } = story;
  const agentId = reply?.agentId;
  useEndOfReport(agentId, reply?.phase === 'Available');
  const isOpen = reply?.phase !== 'End';
  return (
    <AgentsPage
      requirementsOf={requirementsOf}
      messagesOf={messagesOf}
      onReport={(id) => void ask({ kind: 'report', agentId: id })}
      reporting={asking?.kind === 'report' ? asking.agentId : undefined}
      trouble={failure?.ask.kind === 'report' && <TroubleNote message={failure.message} />}
      report={
        agentId === undefined
          ? undefined
          : {
              agentId,
              scene: (
                <>
                  <StoryTab
                    actions={counter?.actions}
                    slots={{ journal: (telling) => <ShareButton telling={telling} /> }}
                  />
                  {isOpen && reply?.storylet?.canGoBack !== true && (
                    <Button
                      className={css.putAway}
                      aria-disabled={asking !== undefined}
                      aria-busy={asking?.kind === 'put away'}
                      onClick={() => asking === undefined && void ask({ kind: 'put away', agentId })}
                    >
                      Perhaps not
                    </Button>
                  )}
                </>
              ),
            }
      }
    />
  );
}

/** After a report the agent's next errand is told again; where it led into a story, that goes on in its own place. */
function useEndOfReport(agentId: number | undefined, isAtList: boolean): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = agentId;
    if (before === undefined || agentId !== undefined) return;
    hiddenAlerts.set(unhide(hiddenAlerts.read(), before));
    void invalidate(cache, 'agents');
    if (!isAtList) void navigate('/');
  }, [agentId, isAtList, cache, navigate]);
}
