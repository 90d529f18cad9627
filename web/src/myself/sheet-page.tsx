import type { ReactNode } from 'react';
import { Empty } from '../ui/empty.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { useMyself } from './myself-queries.ts';
import { PossessionLine } from './possession-line.tsx';
import type { Group } from './sheet.ts';
import css from './sheet-page.module.css';

type SheetPageProps = {
  readonly title: string;
  readonly line: string;
  /** Said when there is nothing to list. */
  readonly nothing: string;
  /** Stands above the groups. */
  readonly above?: ReactNode;
  readonly groups: readonly Group[];
};

/** A page of all that one is, or of all that one has, by kind. */
export function SheetPage({ title, line, nothing, above, groups }: SheetPageProps) {
  const { data } = useMyself();
  if (data === undefined) return null;
  return (
    <ColumnPage title={title} line={line}>
      {above}
      {groups.length === 0 && <Empty place="list">{nothing}</Empty>}
      {groups.map(({ name, possessions }) => (
        <Section key={name} title={name} count={possessions.length}>
          <ul className={css.list}>
            {possessions.map((each) => (
              <PossessionLine key={each.id} possession={each} />
            ))}
          </ul>
        </Section>
      ))}
    </ColumnPage>
  );
}
