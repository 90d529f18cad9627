import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import css from './myself.module.css';
import { useMyself } from './myself-queries.ts';
import { PossessionLine } from './possession-line.tsx';
import { type Group, readSheet } from './sheet.ts';

export function PossessionList({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const { data } = useMyself();
  const groups = data ? readSheet(data).rest : [];
  return (
    <details className={css.have} open={startsOpen}>
      <summary>What you have</summary>
      {groups.length === 0 && <Empty>{world.texts.sheet.ownsNothing}</Empty>}
      {groups.map((group) => (
        <PossessionGroup key={group.name} group={group} />
      ))}
    </details>
  );
}

function PossessionGroup({ group }: { readonly group: Group }) {
  return (
    <section className={css.group}>
      {group.name && <h3 className={css.kind}>{group.name}</h3>}
      <ul>
        {group.possessions.map((each) => (
          <PossessionLine key={each.id} possession={each} />
        ))}
      </ul>
    </section>
  );
}
