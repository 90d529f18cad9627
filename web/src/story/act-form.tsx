import type { Branch } from '@underhall/contract';
import { type ReactNode, useId } from 'react';
import { Field } from '../ui/field.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import asked from './asked.module.css';
import { BackButton } from './back-button.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** The form of a branch that invites another player. */
export function ActForm(props: SceneProps) {
  const id = useId();
  const { socialAct } = props.reply;
  if (!socialAct) return <NotOpenYet {...props} />;
  const { branch, actMessagePreview, inviteeData } = socialAct;
  const { eligibleFriends: friends, actQReqText, actInviterQReqText } = inviteeData;
  return (
    <Invitation {...props} branch={branch} preview={actMessagePreview}>
      {actQReqText && <Asks whom="Of them it asks" html={actQReqText} />}
      {actInviterQReqText && <Asks whom="Of you it asks" html={actInviterQReqText} />}
      <div className={asked.form}>
        <label htmlFor={id} className={asked.question}>
          Whom do you invite?
        </label>
        <select id={id} className={asked.select} disabled={friends.length === 0}>
          {friends.length === 0 && <option>No eligible contacts</option>}
          {friends.map((friend) => (
            <option key={friend.id} value={friend.id}>
              {friend.name}
            </option>
          ))}
        </select>
      </div>
      <p className={css.told}>
        {friends.length === 0
          ? 'There is nobody you could ask: you have no contacts yet. They can be made once the post between players runs. Until then, turn back; nothing is spent.'
          : 'The post between players does not run yet, so that nothing can be sent. Turn back; nothing is spent.'}
      </p>
    </Invitation>
  );
}

/** The same for an invitation by e-mail to someone who does not play yet. */
export function ExternalActForm(props: SceneProps) {
  const { externalSocialAct } = props.reply;
  if (!externalSocialAct) return <NotOpenYet {...props} />;
  const { branch, actMessagePreview } = externalSocialAct;
  return (
    <Invitation {...props} branch={branch} preview={actMessagePreview}>
      <div className={asked.form}>
        <Field label="Their e-mail address" type="email" disabled />
        <Field label="Your e-mail address, for their answer" type="email" disabled />
      </div>
      <p className={css.told}>
        It would go by e-mail to somebody who is not here yet. No such letters can be sent from here so far. Turn back;
        nothing is spent.
      </p>
    </Invitation>
  );
}

type InvitationProps = SceneProps & {
  readonly branch: Branch;
  /** The text the other player will read. */
  readonly preview: string;
  readonly children: ReactNode;
};

function Invitation({ scene, asking, ask, branch, preview, children }: InvitationProps) {
  return (
    <SceneSheet scene={scene} image={branch.image} title={<ToldHtml as="span" html={branch.name} />}>
      <ToldHtml html={branch.description} className={css.told} />
      <h3 className={asked.preview}>What they will read</h3>
      <blockquote className={asked.letter}>
        <ToldHtml html={preview} />
      </blockquote>
      {children}
      <div className={css.ways}>
        <BackButton look="primary" asking={asking} ask={ask}>
          Back
        </BackButton>
      </div>
    </SceneSheet>
  );
}

function Asks({ whom, html }: { readonly whom: string; readonly html: string }) {
  return (
    <p className={css.told}>
      {whom}: <ToldHtml as="span" html={html} />
    </p>
  );
}
