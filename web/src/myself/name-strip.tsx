import type { ReactNode } from 'react';
import { Face } from '../ui/face.tsx';
import { shownName } from '../ui/shown-name.ts';
import { useMyself } from './myself-queries.ts';
import css from './who.module.css';

/** `children` is the action counter. */
export function NameStrip({ children }: { readonly children: ReactNode }) {
  const { data } = useMyself();
  if (data === undefined) return <div className={css.strip} />;
  return (
    <div className={css.strip}>
      <Face image={data.character.avatarImage} of={data.character.name} width={36} />
      <div className={css.who}>
        <p className={css.short}>{shownName(data.character.name)}</p>
        {children}
      </div>
    </div>
  );
}
