import { useEnvironment } from '../api/environment.ts';
import { outsideLinks } from '../api/outside-links.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
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
  const { supportEmail } = environment;
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">Elsewhere</h2>
      <ul className={css.elsewhere}>
        {outsideLinks(environment).map((link) => (
          <li key={link.address}>
            <OutsideLink {...link} />
          </li>
        ))}
        {supportEmail && (
          <li>
            Questions: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
