import type { Lead } from '@underhall/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format-number.ts';
import { OpeningTime } from '../ui/opening-time.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { SeekLine, SeekList } from '../ui/seek-line.tsx';
import css from './leads.module.css';

type OpenLeadsProps = {
  readonly leads: readonly Lead[];
  /** Renders the button that shows a place on the map. */
  readonly wayTo: (place: NonNullable<Lead['place']>) => ReactNode;
};

/** Active and waiting leads with their next step. */
export const OpenLeads = ({ leads, wayTo }: OpenLeadsProps) => (
  <SeekList>
    {leads.map(({ qualityId, name, image, step, progress: { level, of }, place, opensAt }) => (
      <SeekLine key={qualityId} name={name} image={image} far={`${formatNumber(level)} of ${formatNumber(of)}`}>
        <SanitizedHtml as="p" html={step} className={css.step} />
        {opensAt !== undefined && (
          <p className={css.time}>
            <OpeningTime opensAt={opensAt} />
          </p>
        )}
        {place && wayTo(place)}
      </SeekLine>
    ))}
  </SeekList>
);

export const FinishedLeads = ({ leads }: Pick<OpenLeadsProps, 'leads'>) => (
  <details className={css.finished}>
    <summary>Finished: {formatNumber(leads.length)}</summary>
    <SeekList>
      {leads.map(({ qualityId, name, image }) => (
        <SeekLine key={qualityId} name={name} image={image} />
      ))}
    </SeekList>
  </details>
);
