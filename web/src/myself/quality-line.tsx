import type { Possession } from '@underhall/contract';
import { useContext, useId, useState } from 'react';
import { Plate } from '../ui/plate.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Level } from './level.tsx';
import { PossessionButtons } from './possession-buttons.ts';
import css from './quality-line.module.css';

export function QualityLine({ possession }: { readonly possession: Possession }) {
  const {
    name,
    image,
    nature,
    nameAndLevel,
    levelDescription,
    description,
    progressAsPercentage: progress,
  } = possession;
  const toDo = useContext(PossessionButtons);
  return (
    <li className={css.line}>
      <Plate name={image} width={50} className={css.icon} />
      <div className={css.words}>
        <p className={css.name}>
          {nature === 'Thing' ? (
            <SanitizedHtml as="span" html={nameAndLevel} />
          ) : (
            <>
              <SanitizedHtml as="span" html={name} /> <Level of={possession} />
            </>
          )}
        </p>
        {nature === 'Status' && levelDescription && (
          <SanitizedHtml as="p" html={levelDescription} className={css.stage} />
        )}
        {progress >= 0 && (
          <ProgressBar label={`${wordsOf(name)}, progress to the next level`} from={progress} to={progress} />
        )}
        <SanitizedHtml html={description} className={css.about} />
        {possession.relationshipDescription && (
          <Relationship name={wordsOf(name)} html={possession.relationshipDescription} />
        )}
        {toDo(possession)}
      </div>
    </li>
  );
}

function Relationship({ name, html }: { readonly name: string; readonly html: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.sign} aria-hidden="true">
          {isOpen ? '−' : '+'}
        </span>
        How you stand<span className="visually-hidden">: {name}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        <SanitizedHtml html={html} className={css.relationship} />
      </div>
    </>
  );
}
