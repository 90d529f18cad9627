import type { Rest } from '@underhall/contract';
import { OpeningTime } from '../ui/opening-time.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './rest-lines.module.css';
import story from './story.module.css';

/** The end of a story for now, and another one that goes on. */
export const RestLines = ({ rest: { lines, goesOn } }: { readonly rest: Rest }) => (
  <div className={css.rest}>
    {lines.map(({ text, opensAt }) => (
      <div key={text}>
        <SanitizedHtml as="p" html={text} />
        {opensAt !== undefined && (
          <p className={`${css.time} ${story.faint}`}>
            <OpeningTime opensAt={opensAt} />
          </p>
        )}
      </div>
    ))}
    {goesOn !== undefined && <SanitizedHtml as="p" html={goesOn} />}
  </div>
);
