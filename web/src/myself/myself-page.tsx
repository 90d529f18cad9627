import { type ReactNode, useState } from 'react';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { countPossessions, filterGroups } from './filter-groups.ts';
import { GroupNav } from './group-nav.tsx';
import css from './myself-page.module.css';
import { useMyself } from './myself-queries.ts';
import { QualityGroup } from './quality-group.tsx';
import { statusesIn, thingsIn } from './sheet.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

const idOf = (name: string): string => `group-${name.toLowerCase().replace(/\W+/g, '-')}`;

/**
 * The Myself page with all qualities except possessions. Also lists possessions while the possessions page is
 * unavailable. `panel` is shown above the qualities.
 */
export function MyselfPage({ panel }: { readonly panel: ReactNode }) {
  const { data } = useMyself();
  const [words, setWords] = useState('');
  const hasPossessions = data?.restrictedUserInterfaceElements.includes('Possessions') === false;
  const all = data ? [...statusesIn(data), ...(hasPossessions ? [] : thingsIn(data))] : [];
  const groups = filterGroups(all, words);
  const names = groups.map(({ name }) => name);
  const { current, goTo } = useScrollSpy(names, (name) => document.getElementById(idOf(name)));
  if (data === undefined) {
    return (
      <ColumnPage title={world.texts.sheet.tab}>
        <Loading />
      </ColumnPage>
    );
  }
  const { name, descriptiveText } = data.character;
  const isFiltered = words.trim() !== '';
  return (
    <ColumnPage title={world.texts.sheet.tab} line={`${name}, ${descriptiveText}.`}>
      {panel}
      {all.length === 0 ? (
        <Empty place="list">{world.texts.sheet.nothingKnown}</Empty>
      ) : (
        <div className={css.columns}>
          <GroupNav names={names} current={current} onChoose={goTo} />
          <div className={css.groups}>
            <Filter label="Filter by name" value={words} onFilter={setWords} maxLength={100} />
            <p className="visually-hidden" role="status">
              {isFiltered && `${formatNumber(countPossessions(groups))} of ${formatNumber(countPossessions(all))}`}
            </p>
            {groups.length === 0 && <Empty place="list">Nothing of yours goes by that name.</Empty>}
            {groups.map((group) => (
              <QualityGroup key={group.name} id={idOf(group.name)} group={group} />
            ))}
          </div>
        </div>
      )}
    </ColumnPage>
  );
}
