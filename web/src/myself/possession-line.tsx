import type { Possession } from '@underhall/contract';
import { useContext } from 'react';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import { Level } from './level.tsx';
import css from './myself.module.css';
import { PossessionButtons } from './possession-buttons.ts';
import line from './possession-line.module.css';

export function PossessionLine({ possession }: { readonly possession: Possession }) {
  const { name, image, nature, nameAndLevel, levelDescription, description } = possession;
  const toDo = useContext(PossessionButtons);
  const does = effectsInWords(possession);
  return (
    <li>
      <details className={line.possession}>
        <summary>
          <Picture kind="icons" name={image} widths={[100, 200]} width={34} height={44} className={css.icon} />
          <span className={line.held}>
            {nature === 'Thing' ? (
              <SanitizedHtml as="span" html={nameAndLevel} />
            ) : (
              <SanitizedHtml as="span" html={name} />
            )}{' '}
            {nature === 'Status' && (
              <span className={line.standing}>
                <Level of={possession} />
              </span>
            )}
            {does && <span className={line.does}>{does}</span>}
            {nature === 'Status' && levelDescription && (
              <SanitizedHtml as="span" html={levelDescription} className={css.stage} />
            )}
          </span>
        </summary>
        <SanitizedHtml html={description} className={line.about} />
      </details>
      {toDo(possession)}
    </li>
  );
}

/** '+2 Strength, −1 Tact · Worn'. */
const effectsInWords = (possession: Possession): string =>
  [effectsOf(possession), possession.equipped ? 'Worn' : ''].filter((part) => part !== '').join(' · ');
