import type { Message, ResultMessage } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { ActResult, type Reader } from './act-result.tsx';
import type { AccountAddress, MessageAction } from './message-line.tsx';
import { MessageLists } from './message-lists.tsx';
import { type ConfirmedAct, MessageQuestion, needsConfirmation } from './message-questions.tsx';
import css from './messages.module.css';
import { type MessageAct, useMessageActs, useMessages } from './messages-queries.ts';
import { messagesState } from './messages-state.ts';
import { Notice, type NoticeWords } from './notice.tsx';

type MessagesPageProps = {
  readonly hasActions: boolean;
  readonly address: AccountAddress;
  readonly reader: Reader;
  /** The button that sends an invitation of the same kind as this accepted one. */
  readonly answerTo: (message: Message) => ReactNode;
  /** Begins the message's storylet and opens the story. Rejects if it cannot begin now. */
  readonly openStorylet: (message: Message) => Promise<void>;
  /** Opens a dialog to block or report the sender. */
  readonly onTrouble: (what: 'block' | 'report', message: Message) => void;
};

export function MessagesPage({ hasActions, address, reader, answerTo, openStorylet, onTrouble }: MessagesPageProps) {
  const { data, error, refetch, isFetching } = useMessages({ isFresh: true });
  const { feedMessages, interactions } = messagesState(data, undefined);
  const acts = useMessageActs();
  // A link to a message has its id as the fragment.
  const wanted = Number(useLocation().hash.slice(1)) || undefined;
  const [opening, setOpening] = useState<{ readonly id: number; readonly action: MessageAction }>();
  const [question, setQuestion] = useState<{ readonly act: ConfirmedAct; readonly message: Message }>();
  const [notice, setNotice] = useState<NoticeWords>();
  const [result, setResult] = useState<{ readonly message: Message; readonly gains: readonly ResultMessage[] }>();

  const [deleted, setDeleted] = useState<string>();
  const act = (what: MessageAct, message: Message) =>
    acts.send(
      { act: what, message },
      {
        onSuccess: ({ content, messages = [] }) => {
          setDeleted(what === 'delete' ? wordsOf(message.title) : undefined);
          if (what === 'accept' && content) setResult({ message: content, gains: messages });
          if (what === 'email') setNotice(emailSent);
        },
        onError: ({ message: reason }) => setNotice(what === 'email' ? emailFailed(reason) : warning(reason)),
      },
    );
  const open = async (action: MessageAction, message: Message) => {
    setOpening({ id: message.id, action });
    try {
      await openStorylet(message);
    } catch (failure) {
      setNotice(warning((failure as Error).message));
      void refetch();
    } finally {
      setOpening(undefined);
    }
  };
  const onAction = (action: MessageAction, message: Message) => {
    if (needsConfirmation(action)) return setQuestion({ act: action, message });
    if (action === 'block' || action === 'report') return onTrouble(action, message);
    if (action === 'respond' || action === 'go') return void open(action, message);
    act(action, message);
  };
  const { variables } = acts;
  const running =
    opening ?? (acts.isPending && variables ? { id: variables.message.id, action: variables.act } : undefined);
  return (
    <ColumnPage
      title={world.texts.people.messages}
      beside={
        <div className={css.header}>
          <Button aria-busy={isFetching} aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
            Refresh
          </Button>
          <Link to="/account#notifications">Settings</Link>
        </div>
      }
    >
      <p role="status" className="visually-hidden">
        {deleted !== undefined && `The message is deleted: ${deleted}.`}
      </p>
      {!data && !error && <Loading>{world.texts.people.waitingMessages}</Loading>}
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
            isFetching={isFetching}
            wanted={wanted}
            running={running}
            hasActions={hasActions}
            address={address}
            onAction={onAction}
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
      {result && (
        <ActResult {...result} reader={reader} onClose={() => setResult(undefined)}>
          {result.message.type === 'SocialMessage' && (
            <Button
              look="primary"
              onClick={() => {
                setResult(undefined);
                void open('respond', result.message);
              }}
            >
              Respond
            </Button>
          )}
          {answerTo(result.message)}
        </ActResult>
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
