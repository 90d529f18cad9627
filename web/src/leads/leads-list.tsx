import type { Lead } from '@underhall/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format-number.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { SeekLine, SeekList } from '../ui/seek-line.tsx';
import css from './leads.module.css';
import { OpeningTime } from './opening-time.tsx';

type LeadsListProps = {
  readonly leads: readonly Lead[];
  /** Renders the button that shows a place on the map. */
  readonly wayTo: (place: NonNullable<Lead['place']>) => ReactNode;
};

/** Active and waiting leads with their next step, then the finished ones, folded. */
export function LeadsList({ leads, wayTo }: LeadsListProps) {
  const open = leads.filter(({ state }) => state !== 'Finished');
  const finished = leads.filter(({ state }) => state === 'Finished');
  return (
    <>
      {open.length > 0 && (
        <SeekList>
          {open.map(({ qualityId, name, image, step, progress: { level, of }, place, opensAt }) => (
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
      )}
      {finished.length > 0 && (
        <details className={css.finished}>
          <summary>Finished: {formatNumber(finished.length)}</summary>
          <SeekList>
            {finished.map(({ qualityId, name, image }) => (
              <SeekLine key={qualityId} name={name} image={image} />
            ))}
          </SeekList>
        </details>
      )}
    </>
  );
}
