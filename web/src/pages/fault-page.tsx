import { Link } from 'react-router';
import { Divider } from '../ui/divider.tsx';
import { Page } from '../ui/page.tsx';

/** The page of a fault of ours. */
export function FaultPage() {
  return (
    <Page title="Something has gone wrong below stairs" isShort>
      <Divider />
      <p>It was our doing and not yours. Your game is kept by the server, and is safe.</p>
      <p>Wait a minute, then go back. If it happens again, tell whoever runs this server what you were about to do.</p>
      <p>
        <Link to="/">Go back to the light</Link>
      </p>
    </Page>
  );
}
