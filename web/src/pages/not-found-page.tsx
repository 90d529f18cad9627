import { Link } from 'react-router';
import { Divider } from '../ui/divider.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="PAGE NOT FOUND" isShort>
      <Divider />
      <p>There was a door here, or somebody meant there to be.</p>
      <p>
        <Link to="/">Go back to the light</Link>
      </p>
    </Page>
  );
}
