import type { ProfileReply } from '@underhall/contract';
import { useState } from 'react';
import { ContactButtons } from '../contacts/contact-buttons.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { Button } from '../ui/button.tsx';

export function ProfileButtons({ profile }: { readonly profile: ProfileReply }) {
  const [isReporting, setReporting] = useState(false);
  const { name } = profile.profileCharacter;
  return (
    <ContactButtons profile={profile}>
      <Button look="plain" onClick={() => setReporting(true)}>
        Report
      </Button>
      {isReporting && (
        <ReportDialog
          name={name}
          choices={[
            [{ kind: 'profile', name }, 'What the profile says'],
            [{ kind: 'name', name }, 'The name'],
          ]}
          onClose={() => setReporting(false)}
        />
      )}
    </ContactButtons>
  );
}
