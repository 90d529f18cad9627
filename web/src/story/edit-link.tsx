import { useAnswer } from '../api/answers.ts';
import { useEnvironment } from '../api/environment.ts';
import css from './edit-link.module.css';

/** For authors: a link to this storylet in the editor, if one is configured. */
export function EditLink({ storylet }: { readonly storylet: number }) {
  const session = useAnswer('session');
  const isAdmin = session?.privilegeLevel === 'Admin';
  return isAdmin ? <Link storylet={storylet} /> : null;
}

function Link({ storylet }: { readonly storylet: number }) {
  const tool = useEnvironment()?.cmsUrl;
  if (tool === undefined) return null;
  return (
    <p className={css.edit}>
      <a href={`${tool.replace(/\/$/, '')}/storylets/${storylet}`} target="_blank" rel="noreferrer">
        Edit this storylet
      </a>
    </p>
  );
}
