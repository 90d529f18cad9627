import type { Friend, SocialAct } from '@underhall/contract';
import { maxInvitationLength } from '@underhall/contract/limits';
import { type SubmitEvent, useEffect, useId, useReducer } from 'react';
import controls from '../ui/controls.module.css';
import act from './act.module.css';
import { useDraft } from './act-draft.ts';
import { openForm, stepForm } from './act-state.ts';
import { AddContact } from './add-contact.tsx';
import asked from './asked.module.css';
import { IneligibleContacts } from './ineligible-contacts.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SendOrBack } from './send-or-back.tsx';

/** The form of a branch that invites another player. */
export function ActForm(props: SceneProps) {
  const { socialAct } = props.reply;
  return socialAct ? <WhomToInvite {...props} socialAct={socialAct} /> : <NotOpenYet {...props} />;
}

function WhomToInvite({ scene, asking, ask, slots, socialAct }: SceneProps & { readonly socialAct: SocialAct }) {
  const { branch, actMessagePreview, inviteeData } = socialAct;
  const { branchId, actQReqText, actInviterQReqText } = inviteeData;
  const id = useId();
  const [state, tell] = useReducer(stepForm, socialAct, openForm);
  const isSending = asking?.kind === 'invite';
  const [words, setWords] = useDraft(branchId, isSending);
  useEffect(() => tell({ kind: 'told', act: socialAct }), [socialAct]);
  const { eligibleFriends: friends, selectedContactId } = state;
  const form = (isAvailable: boolean, openDialog: () => void) => (
    <form
      className={asked.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isAvailable) return openDialog();
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
          className={asked.select}
          disabled={friends.length === 0}
          value={selectedContactId}
          onChange={({ target }) => tell({ kind: 'selected', id: Number(target.value) })}
        >
          {friends.length === 0 && <option value={0}>No eligible contacts</option>}
          {friends.map((friend) => (
            <option key={friend.id} value={friend.id}>
              {namesOf(friend)}
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
          maxLength={maxInvitationLength}
          value={words}
          aria-describedby={`${id}-words-hint`}
          onChange={({ target }) => setWords(target.value)}
        />
        <span id={`${id}-words-hint`} className={controls.hint}>
          {words === ''
            ? 'You may leave it empty.'
            : `${maxInvitationLength - words.length} of ${maxInvitationLength} characters are left.`}
        </span>
      </div>
      <SendOrBack isSending={isSending} isLocked={friends.length === 0} asking={asking} ask={ask}>
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
        ['Of them it asks', actQReqText],
        ['Of you it asks', actInviterQReqText],
      ]}
    >
      {slots.socialActs ? slots.socialActs(form) : form(true, () => {})}
      <div className={act.contacts}>
        <AddContact branchId={branchId} onAdded={(added) => tell({ kind: 'added', ...added })} />
        <IneligibleContacts
          branchId={branchId}
          needs={inviteeData}
          contacts={state.ineligibleContacts}
          hasEligible={friends.length > 0}
          onFetched={(contacts) => tell({ kind: 'ineligible', contacts })}
        />
      </div>
    </InvitationSheet>
  );
}

/** The name of the account, and that of the character where it is another. */
const namesOf = ({ userName, name }: Friend): string => (userName === name ? name : `${userName} (${name})`);
