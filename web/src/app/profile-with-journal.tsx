import type { ProfileReply } from '@underhall/contract';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { fillIn, world } from '../api/world.ts';
import { JournalList } from '../journal/journal-list.tsx';
import { journalMode } from '../journal/journal-state.ts';
import { PrivateCheckbox } from '../journal/private-checkbox.tsx';
import { ProfilePage } from '../profile/profile-page.tsx';
import { Together } from '../social/together.tsx';
import { Empty } from '../ui/empty.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { shownName } from '../ui/shown-name.ts';
import { AnswerInKind } from './answer-in-kind.tsx';
import { parseEntryId } from './parse-entry-id.ts';
import { ProfileButtons } from './profile-buttons.tsx';
import { PublicDetails } from './public-details.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

const texts = world.texts.journal;

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
        togetherOf={(profile) => <TogetherWith profile={profile} />}
        ownerOf={() => (
          <PublicDetails>
            <PrivateCheckbox />
            <p>
              <Link to="/myself" state={journalMode}>
                {texts.open}
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

function TogetherWith({ profile }: { readonly profile: ProfileReply }) {
  const { id, isContact = false, isBlocked = false, profileCharacter } = profile;
  const name = shownName(profileCharacter.name);
  if (id === undefined || isBlocked) return null;
  return (
    <Together
      characterId={id}
      name={name}
      isContact={isContact}
      answerTo={({ id: invitation, name: actName, isFromOther, reason }) => (
        <AnswerInKind
          id={invitation}
          actName={wordsOf(actName)}
          otherName={name}
          isFromOther={isFromOther}
          reason={reason}
        />
      )}
    />
  );
}

type JournalProps = { readonly profile: ProfileReply; readonly entry: number | undefined };

function Journal({ profile, entry }: JournalProps) {
  const { profileName, isLoggedInUsersProfile: isOwn, profileCharacter } = profile;
  // With an entry in the URL, the server replies as if it did not exist, so that nobody can probe for entries.
  if (!isOwn && profileCharacter.journalIsPrivate && entry === undefined) {
    return <Empty>{fillIn(texts.secretOf, { name: profileName })}</Empty>;
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
