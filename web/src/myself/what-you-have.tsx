import { Picture } from '../ui/picture.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './myself.module.css';
import { useMyself } from './myself-queries.ts';
import { type Group, readSheet } from './sheet.ts';

/** Everything gained so far, by kind. */
export function WhatYouHave({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const { data } = useMyself();
  const groups = data ? readSheet(data).rest : [];
  return (
    <details className={css.have} open={startsOpen}>
      <summary>What you have</summary>
      {groups.length === 0 && <p className={css.nothing}>Nothing yet but your boots and your name.</p>}
      {groups.map((group) => (
        <HaveGroup key={group.name} group={group} />
      ))}
    </details>
  );
}

function HaveGroup({ group }: { readonly group: Group }) {
  return (
    <section className={css.group}>
      {group.name && <h3 className={css.kind}>{group.name}</h3>}
      <ul>
        {group.possessions.map((each) => (
          <li key={each.id} className={css.possession}>
            <Picture kind="icons" name={each.image} widths={[100, 200]} width={44} height={57} className={css.icon} />
            <div>
              <ToldHtml as="p" html={each.nameAndLevel} className={css.held} />
              <ToldHtml html={each.description} className={css.about} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
