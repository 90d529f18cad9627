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
import { shownName } from '../ui/shown-name.ts';

/** Connects messages, story and contacts: a message may open a storylet, and its sender can be blocked or reported. */
export function MessagesWithStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: counter } = useActions();
  // The player may have confirmed the e-mail address in another tab or on another device.
  const { data: session } = useQuery({
    ...sessionQuery,
    refetchOnMount: ({ state }) => (state.data?.user?.hasMessagingEmail === true ? false : 'always'),
  });
  const [dialog, setDialog] = useState<Omit<SenderDialogProps, 'onClose'>>();
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
    // A social act waits until the player chooses a branch. Refetch when the page opens next.
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
        onTrouble={(what, message) => setDialog({ what, message })}
      />
      {dialog && <SenderDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type SenderDialogProps = {
  readonly what: 'block' | 'report';
  readonly message: Message;
  readonly onClose: () => void;
};

function SenderDialog({ what, message: { id, characterName }, onClose }: SenderDialogProps) {
  const name = shownName(characterName);
  if (what === 'block') return <BlockDialog player={{ messageId: id }} name={name} onClose={onClose} />;
  const choices = [[{ kind: 'message', messageId: id }, 'What was written']] as const;
  return <ReportDialog name={name} choices={choices} onClose={onClose} />;
}
