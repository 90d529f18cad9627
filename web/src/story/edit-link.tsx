import { useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import css from './edit-link.module.css';

/** A link for the world's authors to the editor of this storylet, if there is an editor. */
export function EditLink({ storylet }: { readonly storylet: number }) {
  const { data: session } = useSession();
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
