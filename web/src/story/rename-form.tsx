import { type FormEvent, useState } from 'react';
import { renameLength } from '../constants/story.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { wordsOf } from '../ui/game-html.ts';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import asked from './asked.module.css';
import { NotOpenYet } from './not-open-yet.tsx';
import { Plate } from './plate.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';
import { complaintOf, isFitName, trimmed } from './thing-name.ts';

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
    <article className={`${panel.ruled} ${css.scene}`}>
      <Plate image={rename.branch.image} width={118} />
      <SceneHeading scene={scene} className={css.sceneTitle}>
        <ToldHtml as="span" html={rename.branch.name} />
      </SceneHeading>
      <ToldHtml html={rename.branch.description} className={css.told} />
      <form className={asked.form} onSubmit={send}>
        {things.length > 1 && (
          <fieldset>
            <legend>What is it that gets a name?</legend>
            {things.map(({ qualityPossessedId: id, name: known }) => (
              <label key={id} className={asked.option}>
                <input type="radio" name="thing" checked={id === chosen} onChange={() => setChosen(id)} />
                <ToldHtml as="span" html={known} />
              </label>
            ))}
          </fieldset>
        )}
        <Field
          label="Its name"
          hint={hintFor(things.find((each) => each.qualityPossessedId === chosen)?.name ?? '')}
          value={name}
          maxLength={renameLength}
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
          <Button
            aria-disabled={asking?.kind === 'go back'}
            data-shortcut="back"
            onClick={() => ask({ kind: 'go back' })}
          >
            Perhaps Not
          </Button>
        </div>
      </form>
    </article>
  );
}

const hintFor = (known: string): string => `Now it is called ${wordsOf(known)}.`;
