import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { hintFor, useEnvironment } from '../api/environment.ts';
import { Button, buttonClass } from '../ui/button.tsx';
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

/** Other games, with links to shops. On a server for testing, a missing link leads to the setting's page. */
export function OtherGames() {
  const { data, error, refetch } = useQuery(otherGamesQuery);
  const hint = hintFor('OTHER_GAMES_FILE', useEnvironment());
  if (!data) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  if (data.games.length === 0) return <Empty place="list">No other games are listed here.</Empty>;
  return (
    <ul className={css.cards}>
      {data.games.map(({ name, kind, description, platforms, storeId, offer, url, widget }) => (
        <ListLine
          key={storeId}
          className={css.card}
          title={name}
          action={
            url === undefined ? (
              hint && (
                <Link className={buttonClass('primary')} to={hint} aria-label={`${offer}: ${name}`}>
                  {offer}
                </Link>
              )
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
          {widget !== undefined ? (
            <ShopWidget name={name} address={widget} />
          ) : (
            url === undefined &&
            hint && (
              <Link to={hint} aria-label={`The shop’s page: ${name}`}>
                The shop’s page
              </Link>
            )
          )}
          <p className={css.author}>
            {kind}, for {new Intl.ListFormat('en-GB').format(platforms)}. Its name in shops is “{storeId}”.
          </p>
        </ListLine>
      ))}
    </ul>
  );
}

type ShopWidgetProps = { readonly name: string; readonly address: string };

/** The shop's page about a game, in an isolated frame. To protect privacy, the frame loads only after a click. */
function ShopWidget({ name, address }: ShopWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const { host } = new URL(address);
  const toggle = () => {
    setLoaded(false);
    setOpen(!isOpen);
  };
  return (
    <>
      <Button
        look="plain"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Show'} the shop’s page: ${name}`}
        onClick={toggle}
      >
        {isOpen ? 'Close the shop’s page' : 'Show the shop’s page'}
      </Button>
      {isOpen && (
        <>
          <p className={css.author}>From {host}, which can see that you opened it.</p>
          {!isLoaded && <Loading>Loading the shop’s page</Loading>}
          <iframe
            src={address}
            title={`${name}, in its shop`}
            className={css.widget}
            referrerPolicy="no-referrer"
            // The frame has an opaque origin and cannot navigate this page.
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            onLoad={() => setLoaded(true)}
          />
        </>
      )}
    </>
  );
}
