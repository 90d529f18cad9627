import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Divider } from '../ui/divider.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="PAGE NOT FOUND" isShort>
      <Divider />
      <p>{world.texts.pages.nothingHere}</p>
      <p>
        <Link to="/">{world.texts.pages.wayBack}</Link>
      </p>
    </Page>
  );
}
