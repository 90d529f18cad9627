import type { ProfileReply } from '@underhall/contract';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { JournalList } from '../journal/journal-list.tsx';
import { journalMode } from '../journal/journal-state.ts';
import { PrivateCheckbox } from '../journal/private-checkbox.tsx';
import { ProfilePage } from '../profile/profile-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { parseEntryId } from './parse-entry-id.ts';
import { ProfileButtons } from './profile-buttons.tsx';
import { PublicDetails } from './public-details.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

export function ProfileWithJournal() {
  const { profileName, fromEchoId } = useParams();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const entry = parseEntryId(fromEchoId) ?? parseEntryId(query.get('fromEchoId'));
  return (
    <>
      <ProfilePage
        key={pathname}
        name={profileName}
        isEditing={query.has('say')}
        journalOf={(profile) => <Journal key={entry} profile={profile} entry={entry} />}
        contactOf={(profile) => <ProfileButtons profile={profile} />}
        ownerOf={() => (
          <PublicDetails>
            <PrivateCheckbox />
            <p>
              <Link to="/myself" state={journalMode}>
                Open your journal
              </Link>{' '}
              to edit its tags, read it as a book, or download it.
            </p>
          </PublicDetails>
        )}
      />
      <VisitorInvitation />
    </>
  );
}

type JournalProps = { readonly profile: ProfileReply; readonly entry: number | undefined };

function Journal({ profile, entry }: JournalProps) {
  const { profileName, isLoggedInUsersProfile: isOwn, profileCharacter } = profile;
  // With an entry in the URL, the server replies as if it did not exist, so that nobody can probe for entries.
  if (!isOwn && profileCharacter.journalIsPrivate && entry === undefined) {
    return <Empty>The journal of {profileName} is private.</Empty>;
  }
  return (
    <JournalList
      characterName={profileName}
      isOwn={isOwn}
      fromId={entry}
      level={3}
      {...(isOwn && { nothing: 'In a story, the button below a text saves the text here.' })}
    />
  );
}
