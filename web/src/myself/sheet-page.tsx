import { useId } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { useMyself } from './myself-queries.ts';
import { PossessionLine } from './possession-line.tsx';
import type { Group } from './sheet.ts';
import css from './sheet-page.module.css';

type SheetPageProps = {
  readonly title: string;
  readonly line: string;
  /** Said when there is nothing to list. */
  readonly nothing: string;
  readonly groups: readonly Group[];
};

/** A page of all that one is, or of all that one has, by kind. */
export function SheetPage({ title, line, nothing, groups }: SheetPageProps) {
  const { data } = useMyself();
  const id = useId();
  if (data === undefined) return null;
  return (
    <article className={`${panel.panel} ${css.page}`}>
      <PageHeading title={title} className={css.title} />
      <p className={css.line}>{line}</p>
      {groups.length === 0 && <p className={css.nothing}>{nothing}</p>}
      {groups.map(({ name, possessions }, at) => (
        <section key={name} aria-labelledby={`${id}-${at}`}>
          <h2 id={`${id}-${at}`} className={css.kind}>
            {name} <span className={css.count}>{possessions.length}</span>
          </h2>
          <ul className={css.list}>
            {possessions.map((each) => (
              <PossessionLine key={each.id} possession={each} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
