import type { SharedAct } from '@underhall/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Pager } from '../ui/pager.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import css from './together.module.css';
import { useTogether } from './together-queries.ts';

type TogetherProps = {
  readonly characterId: number;
  /** Name of the other player. */
  readonly name: string;
  readonly isContact: boolean;
  /** The button that sends an invitation of the same kind. */
  readonly answerTo: (act: SharedAct) => ReactNode;
};

/** What the player and another one did together. Strangers who did nothing together see nothing. */
export function Together({ characterId, name, isContact, answerTo }: TogetherProps) {
  const [page, setPage] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useTogether(characterId, page);
  const list = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === '#together';
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isAskedFor || !isLoaded) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [isAskedFor, isLoaded]);
  if (!isContact && !isAskedFor && !data?.count) return null;
  return (
    <Section title={`You and ${name}`} count={data?.count || undefined}>
      <div ref={list} tabIndex={-1} id="together" className={css.together} aria-busy={isPlaceholderData}>
        {!data && !error && <Loading>Looking for what you did together</Loading>}
        {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
        {data?.count === 0 && (
          <Empty>
            Nothing yet. What the two of you do together is kept here, and {name} finds it on your profile.{' '}
            <Link to="/help#messages">How to ask somebody</Link>
          </Empty>
        )}
        {data && data.count > 0 && (
          <ol className={css.acts}>
            {data.acts.map((act) => (
              <ActLine key={act.id} act={act} name={name}>
                {isNewestOfItsKind(act, data.acts) && page === 0 && answerTo(act)}
              </ActLine>
            ))}
          </ol>
        )}
        {data && (
          <Pager
            label={`What you and ${name} did together`}
            page={page + 1}
            pages={data.pageCount}
            onPage={(next) => setPage(next - 1)}
          />
        )}
      </div>
    </Section>
  );
}

const isNewestOfItsKind = (act: SharedAct, acts: readonly SharedAct[]): boolean =>
  acts.find(({ name }) => name === act.name) === act;

type ActLineProps = { readonly act: SharedAct; readonly name: string; readonly children: ReactNode };

function ActLine({ act, name, children }: ActLineProps) {
  const { image, story, ago, dateTime, isFromOther, hasWon } = act;
  return (
    <li className={css.act}>
      <Plate name={image} width={72} className={css.picture} />
      <div className={css.words}>
        <h3 className={css.title}>{wordsOf(act.name)}</h3>
        <p className={css.when}>
          {isFromOther ? `${name} asked you` : `You asked ${name}`}
          {hasWon !== undefined && (hasWon ? ', and you won' : ', and you lost')},{' '}
          <time dateTime={dateTime}>{ago}</time>
        </p>
        <SanitizedHtml html={story} className={css.story} />
        {children}
      </div>
    </li>
  );
}
