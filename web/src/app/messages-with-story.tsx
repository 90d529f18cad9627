import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@underhall/contract';
import { useState } from 'react';
import { settingsQuery } from '../account/account-queries.ts';
import { useActions } from '../actions/actions-queries.ts';
import { invalidate } from '../api/answers.ts';
import { newIdempotencyKey } from '../api/call.ts';
import { sessionQuery } from '../api/session.ts';
import { BlockDialog } from '../contacts/block-dialog.tsx';
import { MessagesPage } from '../messages/messages-page.tsx';
import { messagesQuery } from '../messages/messages-queries.ts';
import { useMyself } from '../myself/myself-queries.ts';
import { ReportDialog } from '../reports/report-dialog.tsx';
import type { StoryRequest } from '../story/story-state.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { shownName } from '../ui/shown-name.ts';
import { AnswerInKind } from './answer-in-kind.tsx';
import { useOpenInStory } from './use-open-in-story.ts';

/** Connects messages, story and contacts: a message may open a storylet, and its sender can be blocked or reported. */
export function MessagesWithStory() {
  const cache = useQueryClient();
  const openInStory = useOpenInStory();
  const character = useMyself().data?.character;
  const { data: counter } = useActions();
  // The player may have confirmed the e-mail address in another tab or on another device.
  const { data: session } = useQuery({
    ...sessionQuery,
    refetchOnMount: ({ state }) => (state.data?.user?.hasMessagingEmail === true ? false : 'always'),
  });
  const isConfirmed = session?.user?.hasMessagingEmail === true;
  const { data: settings } = useQuery({ ...settingsQuery, enabled: !isConfirmed });
  const isUnconfirmed = settings?.emailAddress !== undefined && !settings.emailVerified;
  const [dialog, setDialog] = useState<Omit<SenderDialogProps, 'onClose'>>();
  const openStorylet = async ({ type, relatedId }: Message) => {
    const key = newIdempotencyKey();
    const ask: StoryRequest =
      type === 'SocialMessage'
        ? { kind: 'begin social event', id: relatedId, key }
        : { kind: 'begin', eventId: relatedId, key };
    await openInStory(ask);
    // A social act waits until the player chooses a branch. Refetch when the page opens next.
    if (type === 'SocialMessage')
      void cache.invalidateQueries({ queryKey: messagesQuery.queryKey, refetchType: 'none' });
    else void invalidate(cache, 'messages');
  };
  return (
    <>
      <MessagesPage
        hasActions={counter?.actions !== 0}
        address={isConfirmed ? 'confirmed' : isUnconfirmed ? 'unconfirmed' : 'none'}
        reader={{ name: character?.name, face: character?.avatarImage }}
        openStorylet={openStorylet}
        answerTo={({ relatedId, title, characterName, isFromOther = false }) => (
          <AnswerInKind
            id={relatedId}
            actName={wordsOf(title)}
            otherName={shownName(characterName)}
            isFromOther={isFromOther}
          />
        )}
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
