import { lengthOf, textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './profile.module.css';
import { useSaveDescription } from './profile-queries.ts';

const rule = typedTexts.description;

type ProfileDescriptionProps = {
  readonly words: string;
  readonly isOwn: boolean;
  /** The profile name in the URL. Undefined for the player's own profile. */
  readonly requestedName: string | undefined;
  /** True if the form starts open, because a storylet opened the page. */
  readonly startsOpen: boolean;
};

/** The input survives a failure. */
export function ProfileDescription({ words, isOwn, requestedName, startsOpen }: ProfileDescriptionProps) {
  const [typed, setTyped] = useState<string | undefined>(startsOpen && isOwn ? words : undefined);
  const { mutate, error, isPending } = useSaveDescription(requestedName);
  const field = useRef<HTMLInputElement>(null);
  const wrong = textError(rule, typed ?? '');
  if (!isOwn && words === '') return null;
  return (
    <Section title={world.texts.people.theySay}>
      {typed === undefined && (words === '' ? <Empty>Nothing, so far.</Empty> : <p className={css.say}>{words}</p>)}
      {isOwn && typed === undefined && (
        <Button onClick={() => setTyped(words)}>{words === '' ? 'Say something' : 'Change what they say'}</Button>
      )}
      {typed !== undefined && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (wrong !== undefined) field.current?.focus();
            else if (!isPending) mutate(typed, { onSuccess: () => setTyped(undefined) });
          }}
        >
          <Field
            ref={field}
            label="What they say of you"
            // Counting a text far over the limit would slow down typing.
            hint={
              wrong === undefined
                ? `${rule.max - lengthOf(rule, typed)} of ${rule.max} characters are left.`
                : undefined
            }
            wrong={wrong}
            value={typed}
            autoComplete="off"
            // The form replaces the button that had focus.
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
          />
          {error && wrong === undefined && <TroubleNote message={`It is not saved. ${error.message}`} />}
          <div className={css.ways}>
            <Button type="submit" look="primary" aria-disabled={isPending} aria-busy={isPending}>
              Save
            </Button>
            <Button onClick={() => setTyped(undefined)}>Cancel</Button>
          </div>
        </form>
      )}
    </Section>
  );
}
