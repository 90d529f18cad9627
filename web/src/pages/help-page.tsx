import { useEnvironment } from '../api/environment.ts';
import css from './pages.module.css';
import { ReadingPage } from './reading-page.tsx';

export function HelpPage() {
  return (
    <ReadingPage name="help" title="Help" hasContents hasBack>
      <Elsewhere />
    </ReadingPage>
  );
}

function Elsewhere() {
  const environment = useEnvironment();
  if (!environment) return null;
  const { links, supportEmail } = environment;
  const named = [
    ['Blog', links.blog],
    ['Forum', links.forum],
    ['Chat', links.chat],
    ...links.social.map((address) => [new URL(address).hostname.replace(/^www\./, ''), address] as const),
  ] as const;
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">Elsewhere</h2>
      <ul className={css.elsewhere}>
        {named.map(
          ([name, address]) =>
            address && (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ),
        )}
        {supportEmail && (
          <li>
            Questions: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
