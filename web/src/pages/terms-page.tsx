import { ReadingPage } from './reading-page.tsx';

export function TermsPage() {
  return <ReadingPage name="terms" title="Terms" />;
}
