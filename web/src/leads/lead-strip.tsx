import { world } from '../api/world.ts';
import { OpeningTime } from '../ui/opening-time.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './lead-strip.module.css';
import { useLeads } from './leads-queries.ts';
import { seekRequest } from './seek-request.ts';

/**
 * The next step of the first lead, on two lines at most, where no third column shows the panel. A press opens the panel.
 */
export function LeadStrip() {
  const [first] = useLeads().leads ?? [];
  if (!first || first.state === 'Finished') return null;
  return (
    <button type="button" className={css.strip} onClick={() => seekRequest.set(true)}>
      <span className="visually-hidden">
        {world.texts.leads.title}, {wordsOf(first.name)}:{' '}
      </span>
      <SanitizedHtml as="span" html={first.step} className={css.step} />
      {first.opensAt !== undefined && <OpeningTime opensAt={first.opensAt} />}
    </button>
  );
}
