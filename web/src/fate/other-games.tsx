import { useQuery } from '@tanstack/react-query';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './store.module.css';

declare module '../api/answers.ts' {
  interface Answers {
    readonly 'other games': Awaited<ReturnType<typeof fetchGames>>;
  }
}

const fetchGames = () => call('GET /extra/othergames', {});
const otherGamesQuery = namedQuery('other games', { queryFn: fetchGames, staleTime: 600_000 });

/** Games of other makers: told of, and led to where there is a page that sells them. */
export function OtherGames() {
  const { data, error, refetch } = useQuery(otherGamesQuery);
  if (!data) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  if (data.games.length === 0) return <Empty place="list">No other game is told of here.</Empty>;
  return (
    <ul className={css.cards}>
      {data.games.map(({ name, kind, description, platforms, storeId, offer, url }) => (
        <ListLine
          key={storeId}
          className={css.card}
          title={name}
          action={
            url === undefined ? (
              <p className={css.meta}>Not in any shop yet</p>
            ) : (
              <a
                className={buttonClass('primary')}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${offer}: ${name}`}
              >
                {offer}
              </a>
            )
          }
        >
          <p className={css.about}>{description}</p>
          <p className={css.author}>
            {kind}, for {new Intl.ListFormat('en-GB').format(platforms)}. In shops it is “{storeId}”.
          </p>
        </ListLine>
      ))}
    </ul>
  );
}
