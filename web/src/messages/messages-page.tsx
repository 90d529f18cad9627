import type { Message } from '@underhall/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import type { Wish } from './message-line.tsx';
import { MessageLists } from './message-lists.tsx';
import { isQuestioned, MessageQuestion, type QuestionedAct } from './message-questions.tsx';
import css from './messages.module.css';
import { type MessageAct, useMessageActs, useMessages } from './messages-queries.ts';
import { messagesState } from './messages-state.ts';
import { Notice, type NoticeWords } from './notice.tsx';

type MessagesPageProps = {
  /** The character has an action left. */
  readonly hasActions: boolean;
  /** The account has an address that messages may go to. */
  readonly hasAddress: boolean;
  /** Leads into the storylet of a message, and to the story; fails where it cannot be begun now. */
  readonly leadTo: (message: Message) => Promise<void>;
  /** Asks what is to be done about whoever sent it. */
  readonly onTrouble: (what: 'block' | 'report', message: Message) => void;
};

/** The page of all that the player was told while they were elsewhere, and that others ask of them. */
export function MessagesPage({ hasActions, hasAddress, leadTo, onTrouble }: MessagesPageProps) {
  const { data, error, refetch, isFetching } = useMessages({ isFresh: true });
  const { feedMessages, interactions } = messagesState(data, undefined);
  const acts = useMessageActs();
  const [leading, setLeading] = useState<{ readonly id: number; readonly wish: Wish }>();
  const [question, setQuestion] = useState<{ readonly act: QuestionedAct; readonly message: Message }>();
  const [notice, setNotice] = useState<NoticeWords>();

  const [deleted, setDeleted] = useState<string>();
  const act = (what: MessageAct, message: Message) =>
    acts.send(
      { act: what, message },
      {
        onSuccess: ({ content }) => {
          setDeleted(what === 'delete' ? wordsOf(message.title) : undefined);
          if (what === 'accept') setNotice(acceptedWords(message, content));
          if (what === 'email') setNotice(emailSent);
        },
        onError: ({ message: reason }) => setNotice(what === 'email' ? emailFailed(reason) : warning(reason)),
      },
    );
  const lead = async (wish: Wish, message: Message) => {
    setLeading({ id: message.id, wish });
    try {
      await leadTo(message);
    } catch (failure) {
      setNotice(warning((failure as Error).message));
      void refetch();
    } finally {
      setLeading(undefined);
    }
  };
  const onWish = (wish: Wish, message: Message) => {
    if (isQuestioned(wish)) return setQuestion({ act: wish, message });
    if (wish === 'block' || wish === 'report') return onTrouble(wish, message);
    if (wish === 'respond' || wish === 'go') return void lead(wish, message);
    act(wish, message);
  };
  const { variables } = acts;
  const doing =
    leading ?? (acts.isPending && variables ? { id: variables.message.id, wish: variables.act } : undefined);
  return (
    <ColumnPage title="Messages">
      <div className={css.header}>
        <Button aria-busy={isFetching} aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
          Refresh
        </Button>
        <Link to="/account#notifications">Settings</Link>
      </div>
      <p role="status" className="for-ears">
        {deleted !== undefined && `The message is deleted: ${deleted}.`}
      </p>
      {!data && !error && <Loading>Going through the post</Loading>}
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {data && error && (
        <TroubleNote message={error.message}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </TroubleNote>
      )}
      {data && (
        <div className={css.lists}>
          <MessageLists
            interactions={interactions}
            feedMessages={feedMessages}
            isAsking={isFetching}
            doing={doing}
            hasActions={hasActions}
            hasAddress={hasAddress}
            onWish={onWish}
          />
        </div>
      )}
      {question && (
        <MessageQuestion
          {...question}
          onYes={() => {
            setQuestion(undefined);
            act(question.act, question.message);
          }}
          onNo={() => setQuestion(undefined)}
        />
      )}
      {notice && <Notice words={notice} onClose={() => setNotice(undefined)} />}
    </ColumnPage>
  );
}

const emailSent: NoticeWords = { header: 'Success!', body: 'Message has been sent to your account email.' };
const emailFailed = (reason: string): NoticeWords => ({
  header: 'An Error Occurred',
  body: `Unable to send message. ${reason}`,
});
const warning = (reason: string): NoticeWords => ({ header: 'Warning!', body: reason });

const acceptedWords = ({ title }: Message, content: Message | undefined): NoticeWords => ({
  header: wordsOf(title),
  body: content?.type === 'SocialMessage' ? 'It goes on whenever you want: press Respond.' : '',
  html: content?.description ?? 'You have accepted the invitation.',
});
