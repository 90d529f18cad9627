import type { Message } from '@underhall/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { actionsInWords } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { useFocusWanted } from '../ui/use-focus-wanted.ts';
import css from './messages.module.css';

/** Copies of messages are sent only to a confirmed address. */
export type AccountAddress = 'confirmed' | 'unconfirmed' | 'none';

export type MessageAction = 'accept' | 'reject' | 'cancel' | 'respond' | 'go' | 'delete' | 'email' | 'block' | 'report';

type MessageLineProps = {
  readonly message: Message;
  /** True if the reader has not seen it before this visit. */
  readonly isNew: boolean;
  /** True if the player came to read this message. */
  readonly isWanted: boolean;
  readonly running: MessageAction | undefined;
  /** True while an action of any message is pending. All buttons are then inactive. */
  readonly isBusy: boolean;
  readonly hasActions: boolean;
  readonly address: AccountAddress;
  readonly onAction: (action: MessageAction) => void;
};

type Answer = { readonly action: MessageAction; readonly name: string; readonly isFirst?: boolean };

const answersTo: Readonly<Partial<Record<Message['type'], readonly Answer[]>>> = {
  InvitationFromYou: [{ action: 'cancel', name: 'Cancel' }],
  InvitationToYou: [
    { action: 'accept', name: 'Accept', isFirst: true },
    { action: 'reject', name: 'Reject' },
  ],
  SocialMessage: [{ action: 'respond', name: 'Respond', isFirst: true }],
  StoryletMessage: [{ action: 'go', name: 'Go', isFirst: true }],
};

export function MessageLine({
  message,
  isNew,
  isWanted,
  running,
  isBusy,
  hasActions,
  address,
  onAction,
}: MessageLineProps) {
  const { type, title, description, image, ago, date, canDelete, characterName, isFromOther, story, otherFace } =
    message;
  const profile = characterName === undefined ? undefined : `/profile/${encodeURIComponent(characterName)}`;
  const id = useId();
  const heading = useFocusWanted(isWanted);
  const idsFor = (action: MessageAction) => ({ id: `${id}-${action}`, 'aria-labelledby': `${id}-${action} ${id}` });
  const perform = (action: MessageAction) => () => !isBusy && onAction(action);
  return (
    <li className={css.message} aria-busy={running !== undefined}>
      {otherFace === undefined ? (
        image !== '' && <Plate name={image} width={60} className={css.picture} />
      ) : (
        <Face image={otherFace} of={characterName ?? ''} width={60} className={css.picture} />
      )}
      <div className={css.words}>
        <h3 ref={heading} id={id} className={css.name} {...(isWanted && { tabIndex: -1 })}>
          <SanitizedHtml as="span" html={title} />
        </h3>
        <p className={css.age}>
          {isNew && <strong className={css.new}>New</strong>} <time dateTime={date}>{ago}</time>
        </p>
        <SanitizedHtml className={css.told} html={description} />
        {type === 'InvitationToYou' && hasActions && <p id={`${id}-cost`}>{costOfAccepting}.</p>}
        <div className={css.ways}>
          {answersTo[type]?.map(({ action, name, isFirst }) =>
            action === 'accept' && !hasActions ? (
              <Locked key={action} name={name} of={wordsOf(title)} />
            ) : (
              <Button
                key={action}
                {...idsFor(action)}
                {...(action === 'accept' && { 'aria-describedby': `${id}-cost` })}
                look={isFirst ? 'primary' : 'secondary'}
                aria-busy={running === action}
                aria-disabled={isBusy}
                onClick={perform(action)}
              >
                {name}
              </Button>
            ),
          )}
          <Tip
            hasOwnLook
            className={css.small}
            says={emailHints[address]}
            {...idsFor('email')}
            aria-busy={running === 'email'}
            aria-disabled={address !== 'confirmed' || isBusy}
            onClick={() => address === 'confirmed' && perform('email')()}
          >
            E-mail
          </Tip>
          {canDelete && (
            <Tip
              hasOwnLook
              className={css.small}
              says="Permanently delete this message."
              {...idsFor('delete')}
              aria-disabled={isBusy}
              onClick={perform('delete')}
            >
              Delete
            </Tip>
          )}
          {profile !== undefined && story !== undefined && (
            <Link
              className={css.small}
              to={`${profile}#together`}
              aria-label={`What you and ${characterName} did together`}
            >
              Together
            </Link>
          )}
          {profile !== undefined && (
            <Link className={css.small} to={profile} aria-label={`Profile of ${characterName}`}>
              Profile
            </Link>
          )}
          {characterName !== undefined && (
            <Tip
              hasOwnLook
              className={css.small}
              says={`Stop all contact with ${characterName}.`}
              aria-label={`Block ${characterName}`}
              aria-disabled={isBusy}
              onClick={perform('block')}
            >
              Block
            </Tip>
          )}
          {isFromOther && (
            <Tip
              hasOwnLook
              className={css.small}
              says="Report this message to the operator of this server."
              {...idsFor('report')}
              aria-disabled={isBusy}
              onClick={perform('report')}
            >
              Report
            </Tip>
          )}
        </div>
      </div>
    </li>
  );
}

const costOfAccepting = `Accepting costs ${actionsInWords(1)}`;
const noAddress = 'Your account must have an email address associated with it to send this message to yourself.';

const emailHints: Readonly<Record<AccountAddress, string>> = {
  confirmed: 'Email a copy of this message to yourself.',
  unconfirmed: `${noAddress} Yours is not confirmed yet. You can confirm it on the account page.`,
  none: noAddress,
};

/** The disabled button of an invitation when no action is left. A tooltip gives the reason. */
function Locked({ name, of }: { readonly name: string; readonly of: string }) {
  return (
    <Tip
      hasOwnLook
      className={buttonClass('primary')}
      says={`${costOfAccepting}, and you have none left.`}
      aria-label={`${name} ${of}`}
      aria-disabled="true"
    >
      {name}
    </Tip>
  );
}
