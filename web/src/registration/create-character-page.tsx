import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLogOut } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Page } from '../ui/page.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { storeCharacterDraft, storedCharacterDraft } from './character-draft.ts';
import css from './create-character.module.css';
import { FaceGrid } from './face-grid.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { NameField } from './name-field.tsx';
import { PendingChoiceNote } from './pending-choice-note.tsx';
import { useCreateCharacter } from './use-create-character.ts';
import { useNameCheck } from './use-name-check.ts';

const { isFaceless = false } = world.looks;

export function CreateCharacterPage() {
  const [before] = useState(storedCharacterDraft);
  const check = useNameCheck(before.name);
  const create = useCreateCharacter();
  const logOut = useLogOut();
  const [gender, setGender] = useState(before.gender);
  const [face, setFace] = useState(isFaceless ? '' : before.face);
  const [isQuitting, setQuitting] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const { name } = check;
  useEffect(() => storeCharacterDraft({ name, gender, face }), [name, gender, face]);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const missing = [
    check.verdict?.isAvailable || check.isChecking ? '' : 'an available name',
    gender ? '' : 'how you are addressed',
    face === undefined ? 'a face' : '',
  ].filter((each) => each !== '');
  const isReady = gender !== undefined && face !== undefined && check.verdict?.isAvailable === true;

  // Marks all missing fields and focuses the first. Clicking the button blurs the name field and starts the name check,
  // so wait for the check.
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (check.typedName === '') return field.current?.focus();
    if (gender === undefined || face === undefined) {
      const group = gender === undefined ? 'gender' : 'face';
      return form.current?.querySelector<HTMLElement>(`input[name=${group}]`)?.focus();
    }
    if (await check.check()) create.begin({ userName: check.typedName, gender, avatar: face });
  };

  return (
    <Page
      title={world.texts.newcomers.welcome}
      line={world.texts.newcomers.welcomeLine}
      width="widest"
      className={css.sheet}
    >
      <PendingChoiceNote isFinal />
      <form ref={form} className={css.form} onSubmit={(event) => void submit(event)}>
        <NameField check={check} field={field} isMissing={isSubmitted && check.typedName === ''} />
        <GenderChoice chosen={gender} onChoose={setGender} isMissing={isSubmitted && gender === undefined} />
        {!isFaceless && (
          <FaceGrid chosen={face} onChoose={setFace} gender={gender} isMissing={isSubmitted && face === undefined} />
        )}
        {create.error && <TroubleNote message={create.error.message} />}
        {missing.length > 0 && <p className={css.wanted}>Still missing: {missing.join(', ')}.</p>}
        <div className={css.ways}>
          <Button
            type="submit"
            look="primary"
            aria-disabled={!isReady || create.isPending}
            aria-busy={create.isPending}
          >
            Play {world.title}
          </Button>
          <Button onClick={() => setQuitting(true)}>Quit character creation</Button>
        </div>
      </form>
      {isQuitting && (
        <ConfirmDialog
          title="Leave already?"
          yes="Quit"
          no="Cancel"
          onYes={() => logOut.mutate()}
          onNo={() => setQuitting(false)}
        >
          <p>Your account stays. Your character can be made the next time you log in.</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
