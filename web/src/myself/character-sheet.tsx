import type { ReactNode } from 'react';
import { Divider } from '../ui/divider.tsx';
import { echoes } from '../ui/figures.ts';
import { ToldHtml } from '../ui/told-html.tsx';
import { Cameo } from './cameo.tsx';
import { LevelLine } from './level-line.tsx';
import css from './myself.module.css';
import { useMyself } from './myself-queries.ts';
import { readSheet } from './sheet.ts';

/** Who one is and how one stands; `children` is the candle. */
export function CharacterSheet({ children }: { readonly children: ReactNode }) {
  const { data } = useMyself();
  if (data === undefined) return <div className={css.sheet} />;
  const { attributes, menaces, pennies } = readSheet(data);
  return (
    <div className={css.sheet}>
      <Cameo face={data.character.avatarImage} width={138} />
      <h2 className={css.name}>{data.character.name}</h2>
      <p className={css.descriptive}>{data.character.descriptiveText}</p>
      <Divider />
      {children}
      <ul className={css.attributes} aria-label="Attributes">
        {attributes.map((each) => (
          <LevelLine key={each.id} possession={each} />
        ))}
      </ul>
      {menaces.length > 0 && (
        <>
          <h3 className={css.kind}>What troubles you</h3>
          <ul className={css.menaces}>
            {menaces.map((each) => (
              <LevelLine key={each.id} possession={each} />
            ))}
          </ul>
        </>
      )}
      {data.character.currentDomicile && (
        <p className={css.purse}>
          <span className={css.kind}>Lodgings</span> <ToldHtml as="span" html={data.character.currentDomicile.name} />
        </p>
      )}
      <p className={css.purse}>
        <span className={css.kind}>In your purse</span> <span className={css.number}>{echoes(pennies)}</span>
      </p>
    </div>
  );
}
