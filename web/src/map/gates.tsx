import type { MapReply } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { Section } from '../ui/section.tsx';
import { GateCard } from './gate-card.tsx';
import { gatesInSight } from './gate-queries.ts';
import css from './gates.module.css';

type GatesProps = { readonly onUnlock: (area: MapReply['areas'][number]) => void };

export function Gates({ onUnlock }: GatesProps) {
  const map = useAnswer('map');
  const near = map ? gatesInSight(map) : [];
  if (near.length === 0) return null;
  return (
    <Section className={css.gates} title="Closed to you, so far">
      <ul className={css.list}>
        {near.map((area) => (
          <GateCard key={area.id} area={area} onUnlock={() => onUnlock(area)} />
        ))}
      </ul>
    </Section>
  );
}
