import type { Friend, SocialAct } from '@underhall/contract';
import { lengthOf, textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { type SubmitEvent, useEffect, useId, useReducer } from 'react';
import controls from '../ui/controls.module.css';
import act from './act.module.css';
import { useDraft } from './act-draft.ts';
import { openForm, stepForm } from './act-state.ts';
import { AddContact } from './add-contact.tsx';
import { IncompleteScene } from './incomplete-scene.tsx';
import { IneligibleContacts } from './ineligible-contacts.tsx';
import { costOfInvitation } from './invitation-cost.ts';
import { InvitationSheet } from './invitation-sheet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SendOrBack } from './send-or-back.tsx';
import formCss from './story-form.module.css';

const rule = typedTexts.message;

export function ActForm(props: SceneProps) {
  const { socialAct } = props.reply;
  return socialAct ? <WhomToInvite {...props} socialAct={socialAct} /> : <IncompleteScene {...props} />;
}

function WhomToInvite({ scene, asking, ask, slots, socialAct }: SceneProps & { readonly socialAct: SocialAct }) {
  const { branch, actMessagePreview, inviteeData } = socialAct;
  const { branchId, actQReqText, actInviterQReqText } = inviteeData;
  const id = useId();
  const [state, dispatch] = useReducer(stepForm, socialAct, openForm);
  const isSending = asking?.kind === 'invite';
  const [words, setWords] = useDraft(branchId, isSending);
  useEffect(() => dispatch({ kind: 'refetched', act: socialAct }), [socialAct]);
  const { eligibleFriends: friends, selectedContactId } = state;
  const wrong = textError(rule, words);
  const form = (isAvailable: boolean, openDialog: () => void) => (
    <form
      className={formCss.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isAvailable) return openDialog();
        if (wrong !== undefined) return event.currentTarget.querySelector('textarea')?.focus();
        if (selectedContactId !== 0)
          ask({ kind: 'invite', branchId, targetCharacterId: selectedContactId, userMessage: words });
      }}
    >
      <div className={controls.field}>
        <label htmlFor={`${id}-whom`} className={controls.label}>
          Whom do you invite?
        </label>
        <select
          id={`${id}-whom`}
          className={`${controls.input} ${controls.select}`}
          disabled={friends.length === 0}
          value={selectedContactId}
          onChange={({ target }) => dispatch({ kind: 'selected', id: Number(target.value) })}
        >
          {friends.length === 0 && <option value={0}>No eligible contacts</option>}
          {friends.map((friend) => (
            <option key={friend.id} value={friend.id}>
              {friend.name}
            </option>
          ))}
        </select>
      </div>
      <div className={controls.field}>
        <label htmlFor={`${id}-words`} className={controls.label}>
          Your message
        </label>
        <textarea
          id={`${id}-words`}
          className={controls.input}
          rows={4}
          aria-invalid={wrong !== undefined}
          value={words}
          aria-describedby={`${id}-words-hint`}
          onChange={({ target }) => setWords(target.value)}
        />
        <span id={`${id}-words-hint`} className={wrong === undefined ? controls.hint : controls.wrong}>
          {words === ''
            ? 'You may leave it empty.'
            : (wrong ?? `${rule.max - lengthOf(rule, words)} of ${rule.max} characters are left.`)}
        </span>
      </div>
      <SendOrBack
        explanation={costOfInvitation(branch, nameIn(friends, selectedContactId))}
        isSending={isSending}
        isLocked={friends.length === 0}
        asking={asking}
        ask={ask}
      >
        Choose
      </SendOrBack>
    </form>
  );
  return (
    <InvitationSheet
      scene={scene}
      branch={branch}
      preview={actMessagePreview}
      needs={[
        ['What they need', actQReqText],
        ['What you need', actInviterQReqText],
      ]}
    >
      {slots.socialActs ? slots.socialActs(form, branchId) : form(true, () => {})}
      <div className={act.contacts}>
        <AddContact branchId={branchId} onAdded={(added) => dispatch({ kind: 'added', ...added })} />
        <IneligibleContacts
          branchId={branchId}
          needs={inviteeData}
          contacts={state.ineligibleContacts}
          hasEligible={friends.length > 0}
          onFetched={(contacts) => dispatch({ kind: 'ineligible', contacts })}
        />
      </div>
    </InvitationSheet>
  );
}

const nameIn = (friends: readonly Friend[], selected: number): string | undefined =>
  friends.find(({ id }) => id === selected)?.name;
