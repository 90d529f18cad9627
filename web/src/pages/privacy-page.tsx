import { ReadingPage } from './reading-page.tsx';

export function PrivacyPage() {
  return <ReadingPage name="privacy" title="Privacy" />;
}
