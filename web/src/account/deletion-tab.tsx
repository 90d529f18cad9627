import { useEnvironment } from '../api/environment.ts';
import { Section } from '../ui/section.tsx';

/** How an account is left for good. */
export function DeletionTab() {
  const { supportEmail } = useEnvironment() ?? {};
  return (
    <Section title="Leaving for good">
      <p>
        To have your account and your character taken away, write to{' '}
        {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : 'whoever runs this game'} from the
        address of your account.
      </p>
    </Section>
  );
}
