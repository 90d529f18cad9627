import type { ProfileReply } from '@underhall/contract';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { JournalList } from '../journal/journal-list.tsx';
import { journalMode } from '../journal/journal-state.ts';
import { PrivateTick } from '../journal/private-tick.tsx';
import { ProfilePage } from '../profile/profile-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { entryIn } from './entry-in.ts';
import { NewHere } from './new-here.tsx';
import { OwnersChoice } from './owners-choice.tsx';
import { ProfileButtons } from './profile-buttons.tsx';

/** Connects profile, journal, contacts and possessions. The URL names the character and optionally an entry. */
export function ProfileWithJournal() {
  const { profileName, fromEchoId } = useParams();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const entry = entryIn(fromEchoId) ?? entryIn(query.get('fromEchoId'));
  return (
    <>
      <ProfilePage
        key={pathname}
        name={profileName}
        isSaying={query.has('say')}
        journalOf={(profile) => <Journal key={entry} profile={profile} entry={entry} />}
        contactOf={(profile) => <ProfileButtons profile={profile} />}
        ownerOf={() => (
          <OwnersChoice>
            <PrivateTick />
            <p>
              <Link to="/myself" state={journalMode}>
                Open your journal
              </Link>
              , for its tags, to read it as a book, or to take it along.
            </p>
          </OwnersChoice>
        )}
      />
      <NewHere />
    </>
  );
}

type JournalProps = { readonly profile: ProfileReply; readonly entry: number | undefined };

function Journal({ profile, entry }: JournalProps) {
  const { profileName, isLoggedInUsersProfile: isOwn, profileCharacter } = profile;
  // An entry of a private journal gets the same reply as a missing one, so that it does not reveal entries.
  if (!isOwn && profileCharacter.journalIsPrivate && entry === undefined) {
    return <Empty>It is private: {profileName} keeps it to themselves.</Empty>;
  }
  return (
    <JournalList
      characterName={profileName}
      isOwn={isOwn}
      fromId={entry}
      level={3}
      {...(isOwn && { nothing: 'The button below what you are told in a story sets it down here.' })}
    />
  );
}
