import { world } from '../api/world.ts';
import css from './store.module.css';

/** The two kinds of membership, and what each brings. */
export function Benefits({ isMember }: { readonly isMember: boolean }) {
  const { many } = world.actions;
  return (
    <section className={css.benefits} aria-label="Membership">
      <div>
        <h3>{isMember ? 'What your membership brings' : 'What members have'}</h3>
        <ul>
          <li>Up to 40 {many} at once, in place of 20</li>
          <li>A deck of 10 cards in place of 6</li>
          <li>Four outfits more, and a third plot of your agents at a time</li>
        </ul>
      </div>
      <div>
        <h3>The enhanced kind besides</h3>
        <ul>
          <li>Each month one story, or two that are told again, for nothing</li>
          <li>Three refreshes of {many} in thirty days</li>
          <li>Two outfits more</li>
        </ul>
      </div>
    </section>
  );
}
