import type { Possession } from '@underhall/contract';
import { useContext } from 'react';
import { figures } from '../ui/figures.ts';
import { Picture } from '../ui/picture.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './myself.module.css';
import { WhatToDoWith } from './what-to-do-with.ts';

/** One thing held: its picture, how much of it, and how far along; what it is, when asked. */
export function PossessionLine({ possession }: { readonly possession: Possession }) {
  const { name, image, nature, nameAndLevel, effectiveLevel, cap, levelDescription, description } = possession;
  const toDo = useContext(WhatToDoWith);
  const level = `${figures(effectiveLevel)}${cap === undefined ? '' : ` of ${figures(cap)}`}`;
  return (
    <li>
      <details className={css.possession}>
        <summary>
          <Picture kind="icons" name={image} widths={[100, 200]} width={34} height={44} className={css.icon} />
          <span className={css.held}>
            {nature === 'Thing' ? <ToldHtml as="span" html={nameAndLevel} /> : <ToldHtml as="span" html={name} />}
            {nature === 'Status' && <span className={css.standing}>{level}</span>}
            {nature === 'Status' && levelDescription && (
              <ToldHtml as="span" html={levelDescription} className={css.stage} />
            )}
          </span>
        </summary>
        <ToldHtml html={description} className={css.about} />
      </details>
      {toDo(possession)}
    </li>
  );
}
