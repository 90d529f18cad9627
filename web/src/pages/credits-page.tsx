import { ReadingPage } from './reading-page.tsx';

export function CreditsPage() {
  return <ReadingPage name="credits" title="Credits" hasBack />;
}
