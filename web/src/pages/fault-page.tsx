import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Divider } from '../ui/divider.tsx';
import { Page } from '../ui/page.tsx';

/** The page for a server error. */
export function FaultPage() {
  return (
    <Page title={world.texts.pages.fault} isShort>
      <Divider />
      <p>It was our doing and not yours. Your game is kept by the server, and is safe.</p>
      <p>Wait a minute, then go back. If it happens again, tell whoever runs this server what you were about to do.</p>
      <p>
        <Link to="/">{world.texts.pages.wayBack}</Link>
      </p>
    </Page>
  );
}
