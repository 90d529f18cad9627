import type { MapReply } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { GateCard } from './gate-card.tsx';
import { gatesInSight } from './gate-queries.ts';
import css from './gates.module.css';

type GatesProps = { readonly onUnlock: (area: MapReply['areas'][number]) => void };

/** The closed places in sight of where one stands. */
export function Gates({ onUnlock }: GatesProps) {
  const map = useAnswer('map');
  const near = map ? gatesInSight(map) : [];
  if (near.length === 0) return null;
  return (
    <section className={css.gates} aria-labelledby="gates">
      <h2 id="gates" className={css.heading}>
        Closed to you, so far
      </h2>
      <ul className={css.list}>
        {near.map((area) => (
          <GateCard key={area.id} area={area} onUnlock={() => onUnlock(area)} />
        ))}
      </ul>
    </section>
  );
}
