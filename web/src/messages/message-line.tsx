import type { Message } from '@underhall/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { actionsInWords } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import css from './messages.module.css';

/** The deed of a message's button: an act on it, or the way to where it leads. */
export type Wish = 'accept' | 'reject' | 'cancel' | 'respond' | 'go' | 'delete' | 'email' | 'block' | 'report';

type MessageLineProps = {
  readonly message: Message;
  /** Its reader has not had it in sight before. */
  readonly isNew: boolean;
  /** The deed that is under way with it. */
  readonly doing: Wish | undefined;
  /** Something is under way with any of them: no other button is heard. */
  readonly isBusy: boolean;
  readonly hasActions: boolean;
  readonly hasAddress: boolean;
  readonly onWish: (wish: Wish) => void;
};

type Answer = { readonly wish: Wish; readonly name: string; readonly isFirst?: boolean };

const answersTo: Readonly<Partial<Record<Message['type'], readonly Answer[]>>> = {
  InvitationFromYou: [{ wish: 'cancel', name: 'Cancel' }],
  InvitationToYou: [
    { wish: 'accept', name: 'Accept', isFirst: true },
    { wish: 'reject', name: 'Reject' },
  ],
  SocialMessage: [{ wish: 'respond', name: 'Respond', isFirst: true }],
  StoryletMessage: [{ wish: 'go', name: 'Go', isFirst: true }],
};

/** A message: its age, picture, title and words, and what can be done with it. */
export function MessageLine({ message, isNew, doing, isBusy, hasActions, hasAddress, onWish }: MessageLineProps) {
  const { type, title, description, image, ago, date, canDelete, characterName, isFromOther } = message;
  const id = useId();
  const named = (wish: Wish) => ({ id: `${id}-${wish}`, 'aria-labelledby': `${id}-${wish} ${id}` });
  const wished = (wish: Wish) => () => !isBusy && onWish(wish);
  return (
    <li className={css.message} aria-busy={doing !== undefined}>
      {image !== '' && <Plate name={image} width={60} className={css.picture} />}
      <div className={css.words}>
        <h3 id={id} className={css.name}>
          <SanitizedHtml as="span" html={title} />
        </h3>
        <p className={css.age}>
          {isNew && <strong className={css.new}>New</strong>} <time dateTime={date}>{ago}</time>
        </p>
        <SanitizedHtml className={css.told} html={description} />
        {type === 'InvitationToYou' && hasActions && <p id={`${id}-cost`}>{costOfAccepting}.</p>}
        <div className={css.ways}>
          {answersTo[type]?.map(({ wish, name, isFirst }) =>
            wish === 'accept' && !hasActions ? (
              <Locked key={wish} name={name} of={wordsOf(title)} />
            ) : (
              <Button
                key={wish}
                {...named(wish)}
                {...(wish === 'accept' && { 'aria-describedby': `${id}-cost` })}
                look={isFirst ? 'primary' : 'secondary'}
                aria-busy={doing === wish}
                aria-disabled={isBusy}
                onClick={wished(wish)}
              >
                {name}
              </Button>
            ),
          )}
          <Tip
            hasOwnLook
            className={css.small}
            says={hasAddress ? emailIt : noAddress}
            {...named('email')}
            aria-busy={doing === 'email'}
            aria-disabled={!hasAddress || isBusy}
            onClick={() => hasAddress && wished('email')()}
          >
            E-mail
          </Tip>
          {canDelete && (
            <Tip
              hasOwnLook
              className={css.small}
              says="Permanently delete this message."
              {...named('delete')}
              aria-disabled={isBusy}
              onClick={wished('delete')}
            >
              Delete
            </Tip>
          )}
          {characterName !== undefined && (
            <Link
              className={css.small}
              to={`/profile/${encodeURIComponent(characterName)}`}
              aria-label={`Profile of ${characterName}`}
            >
              Profile
            </Link>
          )}
          {characterName !== undefined && (
            <Tip
              hasOwnLook
              className={css.small}
              says={`Have nothing to do with ${characterName} any more.`}
              aria-label={`Block ${characterName}`}
              aria-disabled={isBusy}
              onClick={wished('block')}
            >
              Block
            </Tip>
          )}
          {isFromOther && (
            <Tip
              hasOwnLook
              className={css.small}
              says="Tell whoever keeps this server that something is wrong with it."
              {...named('report')}
              aria-disabled={isBusy}
              onClick={wished('report')}
            >
              Report
            </Tip>
          )}
        </div>
      </div>
    </li>
  );
}

const costOfAccepting = `To accept takes ${actionsInWords(1)}`;
const emailIt = 'Email a copy of this message to yourself.';
const noAddress = 'Your account must have an email address associated with it to send this message to yourself.';

/** The button of an invitation for which no action is left, and the reason. */
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
