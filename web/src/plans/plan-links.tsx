import type { Plan } from '@underhall/contract';
import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { SeekLine, SeekList } from '../ui/seek-line.tsx';
import css from './plans.module.css';

type PlanLinksProps = {
  readonly plans: readonly Plan[];
  /** Renders the button that shows a plan's place on the map. `place` is safe markup. */
  readonly wayTo: (place: string) => ReactNode;
};

/** The player's plans, each with its storylet and its place. */
export const PlanLinks = ({ plans, wayTo }: PlanLinksProps) => (
  <SeekList>
    {plans.map(({ id, branch, areaName, storyletName }) => (
      <SeekLine key={id} name={branch.name} image={branch.image} far={world.texts.plans.one}>
        {storyletName && <SanitizedHtml as="p" html={storyletName} className={css.where} />}
        {wayTo(areaName)}
      </SeekLine>
    ))}
  </SeekList>
);
