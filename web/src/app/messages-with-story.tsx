import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@underhall/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useActions } from '../actions/actions-queries.ts';
import { changeAnswer, invalidate } from '../api/answers.ts';
import { newIdempotencyKey } from '../api/call.ts';
import { sessionQuery } from '../api/session.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { BlockDialog } from '../contacts/block-dialog.tsx';
import { MessagesPage } from '../messages/messages-page.tsx';
import { messagesQuery } from '../messages/messages-queries.ts';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { callFor } from '../story/story-calls.ts';
import { initialStory, type StoryRequest, step } from '../story/story-state.ts';

/**
 * The meeting of messages, story and contacts: a message leads into a storylet, and the story then stands where that left
 * it; and whoever sent one can be blocked and reported.
 */
export function MessagesWithStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: counter } = useActions();
  // An address may have been confirmed since, in another tab or on a telephone.
  const { data: session } = useQuery({
    ...sessionQuery,
    refetchOnMount: ({ state }) => (state.data?.user?.hasMessagingEmail === true ? false : 'always'),
  });
  const [trouble, setTrouble] = useState<Omit<TroubleProps, 'onClose'>>();
  const openStorylet = async ({ type, relatedId }: Message) => {
    const key = newIdempotencyKey();
    const ask: StoryRequest =
      type === 'SocialMessage'
        ? { kind: 'begin social event', id: relatedId, key }
        : { kind: 'begin', eventId: relatedId, key };
    const reply = await callFor(ask);
    changeAnswer(cache, 'story', (state = initialStory) =>
      step(step(state, { kind: 'requested', ask }), { kind: 'answered', ask, reply }),
    );
    refetchAfter(cache, reply, ['cards']);
    // What an act leads into waits as long as nothing is chosen of it: so it is asked for when the page is next opened.
    if (type === 'SocialMessage')
      void cache.invalidateQueries({ queryKey: messagesQuery.queryKey, refetchType: 'none' });
    else void invalidate(cache, 'messages');
    void navigate('/');
  };
  return (
    <>
      <MessagesPage
        hasActions={counter?.actions !== 0}
        hasAddress={session?.user?.hasMessagingEmail === true}
        openStorylet={openStorylet}
        onTrouble={(what, message) => setTrouble({ what, message })}
      />
      {trouble && <Trouble {...trouble} onClose={() => setTrouble(undefined)} />}
    </>
  );
}

type TroubleProps = {
  readonly what: 'block' | 'report';
  readonly message: Message;
  readonly onClose: () => void;
};

/** The dialogs about the sender of a message: block and report. */
function Trouble({ what, message: { id, characterName = '' }, onClose }: TroubleProps) {
  if (what === 'block') return <BlockDialog whom={{ messageId: id }} name={characterName} onClose={onClose} />;
  const choices = [[{ kind: 'message', messageId: id }, 'What was written']] as const;
  return <ReportDialog name={characterName} choices={choices} onClose={onClose} />;
}
