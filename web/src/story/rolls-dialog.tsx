import { useQuery } from '@tanstack/react-query';
import type { PastRoll } from '@underhall/contract';
import { call } from '../api/call.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { CrossIcon, TickIcon } from './mark-icons.tsx';
import css from './rolls.module.css';

/** The character's latest challenges, with the expected and actual number of successes. */
export function RollsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['rolls'],
    queryFn: () => call('GET /extra/story/rolls', {}),
    // Always refetched: there may be newer challenges.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal title="Luck so far" isWide onClose={onClose}>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Looking it up</Loading>}
      {data?.rolls.length === 0 && (
        <Empty place="list">No challenges yet. When you make a choice with a chance, its result is listed here.</Empty>
      )}
      {data && data.rolls.length > 0 && (
        <>
          <dl className={css.sums}>
            <Sum name={data.rolls.length === 1 ? 'Challenge' : 'Challenges'} of={formatNumber(data.rolls.length)} />
            <Sum name="Expected successes" of={data.expected.toFixed(1)} />
            <Sum name="Successes" of={formatNumber(data.actual)} />
          </dl>
          <p>{data.message}</p>
          <p className={css.faint}>
            The expected number is the sum of your chances. For ten challenges at 70 in 100, it is seven.
          </p>
          <ol className={css.rolls} aria-label="Challenges, newest first">
            {data.rolls.map((roll, place) => (
              <Line key={(data.rolls.length - place).toString()} roll={roll} />
            ))}
          </ol>
        </>
      )}
    </Modal>
  );
}

const Sum = ({ name, of }: { readonly name: string; readonly of: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{of}</dd>
  </div>
);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function Line({ roll }: { readonly roll: PastRoll }) {
  const { storyletName, branchName, qualityName, difficulty, chance, isSuccess, isSecondTry, dateTime } = roll;
  return (
    <li className={css.roll} data-lost={!isSuccess}>
      {isSuccess ? <TickIcon /> : <CrossIcon />}
      <div>
        <p>
          <SanitizedHtml as="span" html={branchName ?? storyletName ?? 'A choice that no longer exists'} />
          <span className={css.came}>{isSuccess ? ': success' : ': failure'}</span>
        </p>
        <p className={css.faint}>
          {qualityName && <SanitizedHtml as="span" html={`${qualityName}, `} />}
          {difficulty}: {chance} in 100. Rolled {roll.roll}
          {isSecondTry && ', at the second try'}. <time dateTime={dateTime}>{day.format(new Date(dateTime))}</time>
        </p>
      </div>
    </li>
  );
}
