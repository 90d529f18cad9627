import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import css from './payments.module.css';

const { store } = world.texts;

type BenefitsProps = {
  readonly isMember: boolean;
  /** Follows the lists, for example the button that sells the membership. */
  readonly children?: ReactNode;
};

export function Benefits({ isMember, children }: BenefitsProps) {
  return (
    <section className={css.benefits} aria-label={store.membership}>
      <Perks title={isMember ? store.youHave : store.membersHave} perks={store.memberPerks} />
      <Perks title={store.enhancedHave} perks={store.enhancedPerks} />
      {children}
    </section>
  );
}

function Perks({ title, perks }: { readonly title: string; readonly perks: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {perks.map((perk) => (
          <li key={perk}>{perk}</li>
        ))}
      </ul>
    </div>
  );
}
