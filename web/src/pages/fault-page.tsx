import { Link } from 'react-router';
import { Divider } from '../ui/divider.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import css from './pages.module.css';

/** Where a fault of ours leads to. */
export function FaultPage() {
  return (
    <div className={css.page}>
      <div className={`${panel.ruled} ${css.sheet} ${css.lost}`}>
        <PageHeading title="Something has gone wrong below stairs" className={css.title} />
        <Divider />
        <p>It was our doing and not yours. Your game is kept by the server, and is safe.</p>
        <p>
          Wait a minute, then go back. If it happens again, tell whoever runs this server what you were about to do.
        </p>
        <p>
          <Link to="/">Go back to the light</Link>
        </p>
      </div>
    </div>
  );
}
