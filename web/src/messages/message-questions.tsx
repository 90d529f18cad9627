import type { Message } from '@underhall/contract';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import type { MessageAct } from './messages-queries.ts';

/** The questions before a deed that cannot be undone. */
const questions = {
  reject: {
    title: 'Decline this invitation?',
    about: 'It is over then, for both of you, and whoever asked is told so.',
    yes: 'Decline',
    no: 'Keep it open',
  },
  cancel: {
    title: 'Take this invitation back?',
    about: 'It is over then, and whoever you asked is told so. What it cost to send is not given back.',
    yes: 'Take it back',
    no: 'Leave it open',
  },
  delete: {
    title: 'Delete this message?',
    about: 'It is gone for good.',
    leadsOn: 'It is gone for good, and so is what it leads to.',
    yes: 'Delete',
    no: 'Keep it',
  },
} as const satisfies Readonly<Partial<Record<MessageAct, object>>>;

export type QuestionedAct = keyof typeof questions;

export const isQuestioned = (wish: string): wish is QuestionedAct => wish in questions;

type MessageQuestionProps = {
  readonly act: QuestionedAct;
  readonly message: Message;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function MessageQuestion({ act, message, onYes, onNo }: MessageQuestionProps): ReactNode {
  const { title, yes, no } = questions[act];
  const leads = message.type === 'SocialMessage' || message.type === 'StoryletMessage';
  const about = act === 'delete' && leads ? questions.delete.leadsOn : questions[act].about;
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
