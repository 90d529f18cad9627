import { describeFault, readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { type FormEvent, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { BackButton } from './back-button.tsx';
import { IncompleteScene } from './incomplete-scene.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';
import formCss from './story-form.module.css';

/** The form of a branch that asks the player for a name. */
export function RenameForm(props: SceneProps) {
  const { reply, scene, asking, ask } = props;
  const { rename } = reply;
  const things = rename?.namableQualitiesPossessed ?? [];
  const [chosen, setChosen] = useState(things[0]?.qualityPossessedId);
  const [name, setName] = useState('');
  if (!rename || chosen === undefined) return <IncompleteScene {...props} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isValidName(name)) return;
    ask({ kind: 'name', branchId: rename.branch.id, qualityPossessedId: chosen, name: trimName(name) });
  };
  return (
    <SceneSheet scene={scene} image={rename.branch.image} title={<SanitizedHtml as="span" html={rename.branch.name} />}>
      <SanitizedHtml html={rename.branch.description} className={css.told} />
      <form className={formCss.form} onSubmit={send}>
        {things.length > 1 && (
          <fieldset>
            <legend>What is it that gets a name?</legend>
            {things.map(({ qualityPossessedId: id, name: known }) => (
              <label key={id} className={formCss.option}>
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
          wrong={nameErrorOf(name)}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className={css.ways}>
          <Button
            look="primary"
            type="submit"
            disabled={!isValidName(name)}
            aria-disabled={asking?.kind === 'name' || !isValidName(name)}
          >
            Give the name
          </Button>
          <BackButton asking={asking} ask={ask}>
            {world.texts.story.perhapsNot}
          </BackButton>
        </div>
      </form>
    </SceneSheet>
  );
}

const hintFor = (known: string): string => `Now it is called ${wordsOf(known)}.`;

export const invalidName = 'Names may only contain letters, numbers, spaces, and apostrophes.';

export const trimName = (name: string): string => readText(typedTexts.qualityName, name).text;

export const isValidName = (name: string): boolean => !readText(typedTexts.qualityName, name).fault;

/** The error under the field. Undefined while the name is empty. */
export function nameErrorOf(name: string): string | undefined {
  const { text, fault } = readText(typedTexts.qualityName, name);
  if (text === '' || !fault) return undefined;
  return fault.kind === 'too long' ? describeFault(typedTexts.qualityName, fault) : invalidName;
}
