import type { Repeats } from '@underhall/contract';
import { world } from '../api/world.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { CrossIcon, TickIcon } from './mark-icons.tsx';
import repeated from './repeats-list.module.css';

/** How often a choice was made, why no more often, and the result and rolls of each time. */
export function RepeatsList({ repeats: { message, rounds } }: { readonly repeats: Repeats }) {
  return (
    <div className={repeated.repeats}>
      <p className={repeated.message}>{message}</p>
      <ol aria-label={world.texts.repeats.each}>
        {rounds.map(({ name, rolls }, at) => (
          <li key={at.toString()}>
            <SanitizedHtml as="span" html={name} className={repeated.name} />
            {rolls.map((roll, place) => (
              <Roll key={place.toString()} roll={roll} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Roll({ roll }: { readonly roll: Repeats['rounds'][number]['rolls'][number] }) {
  const { qualityName, chance, isSuccess, isSecondTry } = roll;
  return (
    <span className={repeated.roll} data-lost={!isSuccess}>
      {isSuccess ? <TickIcon /> : <CrossIcon />}
      <span>
        <SanitizedHtml as="span" html={qualityName} />: {isSuccess ? 'succeeded' : 'failed'}
        {isSecondTry && ' at the second try'} with {roll.roll} ({chance} or less succeeds)
      </span>
    </span>
  );
}
