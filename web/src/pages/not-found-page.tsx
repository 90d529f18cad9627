import { Link } from 'react-router';
import { Divider } from '../ui/divider.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import css from './pages.module.css';

export function NotFoundPage() {
  return (
    <div className={css.page}>
      <div className={`${panel.ruled} ${css.sheet} ${css.lost}`}>
        <PageHeading title="PAGE NOT FOUND" className={css.title} />
        <Divider />
        <p>There was a door here, or somebody meant there to be.</p>
        <p>
          <Link to="/">Go back to the light</Link>
        </p>
      </div>
    </div>
  );
}
