import { maxQualityNameLength } from '@underhall/contract/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import asked from './asked.module.css';
import { BackButton } from './back-button.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** A chosen branch that asks for the name of something. */
export function RenameForm(props: SceneProps) {
  const { reply, scene, asking, ask } = props;
  const { rename } = reply;
  const things = rename?.namableQualitiesPossessed ?? [];
  const [chosen, setChosen] = useState(things[0]?.qualityPossessedId);
  const [name, setName] = useState('');
  if (!rename || chosen === undefined) return <NotOpenYet {...props} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isFitName(name)) return;
    ask({ kind: 'name', branchId: rename.branch.id, qualityPossessedId: chosen, name: trimmed(name) });
  };
  return (
    <SceneSheet scene={scene} image={rename.branch.image} title={<SanitizedHtml as="span" html={rename.branch.name} />}>
      <SanitizedHtml html={rename.branch.description} className={css.told} />
      <form className={asked.form} onSubmit={send}>
        {things.length > 1 && (
          <fieldset>
            <legend>What is it that gets a name?</legend>
            {things.map(({ qualityPossessedId: id, name: known }) => (
              <label key={id} className={asked.option}>
                <input type="radio" name="thing" checked={id === chosen} onChange={() => setChosen(id)} />
                <SanitizedHtml as="span" html={known} />
              </label>
            ))}
          </fieldset>
        )}
        <Field
          label="Its name"
          hint={hintFor(things.find((each) => each.qualityPossessedId === chosen)?.name ?? '')}
          value={name}
          maxLength={maxQualityNameLength}
          wrong={complaintOf(name)}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className={css.ways}>
          <Button
            look="primary"
            type="submit"
            disabled={!isFitName(name)}
            aria-disabled={asking?.kind === 'name' || !isFitName(name)}
          >
            Give the name
          </Button>
          <BackButton asking={asking} ask={ask}>
            Perhaps Not
          </BackButton>
        </div>
      </form>
    </SceneSheet>
  );
}

const hintFor = (known: string): string => `Now it is called ${wordsOf(known)}.`;

/** Letters of any script with their accents, digits, spaces, apostrophes and commas. */
const fit = /^[\p{L}\p{M}\p{Nd} '’,]+$/u;

export const unfitName = 'Names may only contain letters, numbers, spaces, and apostrophes.';

/** A name as it is sent. */
export const trimmed = (name: string): string => name.trim();

/** May this be given as a name? */
export const isFitName = (name: string): boolean =>
  fit.test(trimmed(name)) && [...trimmed(name)].length <= maxQualityNameLength;

/** The complaint about a name in the field: none before there is a name, and none while it is fit. */
export const complaintOf = (name: string): string | undefined =>
  trimmed(name) === '' || isFitName(name) ? undefined : unfitName;
