import type { Message } from '@underhall/contract';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import type { MessageAct } from './messages-queries.ts';

const questions = {
  reject: {
    title: 'Decline this invitation?',
    about: 'It ends for both of you, and the sender is told.',
    yes: 'Decline',
    no: 'Keep it open',
  },
  cancel: {
    title: 'Take this invitation back?',
    about: 'It ends, and the player you invited is told. What it cost to send is not returned.',
    yes: 'Take it back',
    no: 'Leave it open',
  },
} as const satisfies Readonly<Partial<Record<MessageAct, object>>>;

export type ConfirmedAct = keyof typeof questions;

export const needsConfirmation = (action: string): action is ConfirmedAct => action in questions;

type MessageQuestionProps = {
  readonly act: ConfirmedAct;
  readonly message: Message;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function MessageQuestion({ act, message, onYes, onNo }: MessageQuestionProps): ReactNode {
  const { title, about, yes, no } = questions[act];
  return (
    <ConfirmDialog title={title} yes={yes} no={no} onYes={onYes} onNo={onNo}>
      <p>
        <strong>
          <SanitizedHtml as="span" html={message.title} />
        </strong>
      </p>
      <p>{about}</p>
    </ConfirmDialog>
  );
}
