import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { shownName } from '../ui/shown-name.ts';
import { useMyself } from './myself-queries.ts';
import css from './who.module.css';

/** Greets the character by name and names the area. In their lodgings it welcomes them home. */
export function WelcomeLine() {
  const { data } = useMyself();
  if (data === undefined) return null;
  const { name, area } = data.character;
  return (
    <p className={css.welcome}>
      {area.areaTypeName === 'Lodgings' ? (
        'Welcome home'
      ) : (
        <>
          Welcome to <SanitizedHtml as="span" html={area.name} className={css.place} />
        </>
      )}
      , <span>{shownName(name)}</span>.
    </p>
  );
}
