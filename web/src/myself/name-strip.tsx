import type { ReactNode } from 'react';
import { Cameo } from './cameo.tsx';
import { useMyself } from './myself-queries.ts';
import css from './who.module.css';

/** Face and name in one line, for small screens; `children` is the candle's line. */
export function NameStrip({ children }: { readonly children: ReactNode }) {
  const { data } = useMyself();
  if (data === undefined) return <div className={css.strip} />;
  return (
    <div className={css.strip}>
      <Cameo face={data.character.avatarImage} width={44} />
      <div className={css.who}>
        <p className={css.short}>{data.character.name}</p>
        {children}
      </div>
    </div>
  );
}
