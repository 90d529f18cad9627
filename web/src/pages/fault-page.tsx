import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Divider } from '../ui/divider.tsx';
import { Page } from '../ui/page.tsx';

export function FaultPage() {
  return (
    <Page title={world.texts.pages.fault} isShort>
      <Divider />
      <p>This was our fault, not yours. Your game is stored on the server and is safe.</p>
      <p>Wait a minute, then go back. If it happens again, tell the operator of this server what you were doing.</p>
      <p>
        <Link to="/">{world.texts.pages.wayBack}</Link>
      </p>
    </Page>
  );
}
