import type { ExternalSocialAct } from '@underhall/contract';
import { readText, textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { type SubmitEvent, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { useDraft } from './act-draft.ts';
import { IncompleteScene } from './incomplete-scene.tsx';
import { costOfInvitation } from './invitation-cost.ts';
import { InvitationSheet } from './invitation-sheet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SendOrBack } from './send-or-back.tsx';
import css from './story.module.css';
import formCss from './story-form.module.css';

/** The form of a branch that invites somebody without an account by e-mail. */
export function ExternalActForm(props: SceneProps) {
  const { externalSocialAct } = props.reply;
  return externalSocialAct ? <WhomToWriteTo {...props} act={externalSocialAct} /> : <IncompleteScene {...props} />;
}

function WhomToWriteTo({ scene, asking, ask, slots, act }: SceneProps & { readonly act: ExternalSocialAct }) {
  const { branch, branchId, actMessagePreview, actInviterQReqText, userEmailAddress } = act;
  const isSending = asking?.kind === 'invite outside';
  const [to, setTo] = useDraft(branchId, isSending);
  const [isTried, setTried] = useState(false);
  const wrong = isTried ? textError(typedTexts.email, to) : undefined;
  // `act` was fetched when the form opened. The player may have confirmed their address since then.
  const form = (isAvailable: boolean, openDialog: () => void, address = userEmailAddress) => (
    <form
      className={formCss.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isAvailable) return openDialog();
        setTried(true);
        if (!isAddress(to)) return event.currentTarget.querySelector<HTMLInputElement>('input[name=to]')?.focus();
        ask({ kind: 'invite outside', branchId, targetEmailAddress: to.trim(), userEmailAddress: address });
      }}
    >
      <Field
        label="From"
        type="email"
        readOnly
        value={isAvailable ? address : userEmailAddress}
        hint="Your confirmed address. The e-mail contains it, so that they know who invites them."
      />
      <Field
        label="To"
        name="to"
        type="email"
        value={to}
        autoComplete="off"
        wrong={wrong}
        hint="Somebody whom you know and who does not play yet."
        onChange={({ target }) => setTo(target.value)}
      />
      <SendOrBack explanation={costOfInvitation(branch, undefined)} isSending={isSending} asking={asking} ask={ask}>
        Send invitation!
      </SendOrBack>
    </form>
  );
  return (
    <InvitationSheet
      scene={scene}
      branch={branch}
      preview={actMessagePreview}
      needs={[['What you need', actInviterQReqText]]}
    >
      <p className={css.told}>
        We write the e-mail. You can send three such invitations a day, and nobody gets a second one within thirty days.
        We do not tell you whether they already play.
      </p>
      {slots.socialActs ? slots.socialActs(form, branchId) : form(true, () => {})}
    </InvitationSheet>
  );
}

const isAddress = (words: string): boolean => !readText(typedTexts.email, words).fault;
