import type { JournalEntry, JournalTag } from '@underhall/contract';
import { maxTagsPerEntry } from '@underhall/contract/limits';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import line from '../ui/entry.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { AddTag } from './add-tag.tsx';
import { dayInWords } from './chapters.ts';
import css from './journal.module.css';
import { useJournalMutations } from './journal-queries.ts';
import { profilePath } from './journal-state.ts';
import { CopyLink } from './permalink.tsx';
import { ShareEntry } from './share-entry.tsx';
import { TagChip } from './tag-chip.tsx';

type JournalEntryProps = {
  readonly entry: JournalEntry;
  readonly characterName: string;
  readonly isOwn: boolean;
  readonly tags: readonly JournalTag[];
  readonly page: number;
  readonly level: 2 | 3;
  readonly onDeleted: () => void;
};

export function JournalEntryLine({ entry, characterName, isOwn, tags, page, level, onDeleted }: JournalEntryProps) {
  const id = useId();
  const [dialog, setDialog] = useState<'delete' | 'tag'>();
  const { attaching, detaching, deleting } = useJournalMutations();
  const Heading = level === 2 ? 'h2' : 'h3';
  const name = wordsOf(entry.eventName);
  const address = new URL(profilePath(characterName, entry.id), window.location.origin).href;
  const failure = detaching.error ?? deleting.error;
  const close = () => setDialog(undefined);
  return (
    <article className={`${line.entry} ${css.entry}`} aria-labelledby={id} aria-busy={deleting.isPending}>
      <Plate name={entry.image} width={60} className={line.picture} />
      <div className={line.words}>
        <Heading id={id} className={css.name}>
          <SanitizedHtml as="span" html={entry.eventName} />
        </Heading>
        <p className={css.where}>
          {entry.areaName && <SanitizedHtml as="span" html={`${entry.areaName}, `} />}
          <time dateTime={entry.dateTime}>{dayInWords(entry.dateTime)}</time>
        </p>
        <SanitizedHtml html={entry.playerMessage} className={css.told} />
        {(isOwn || entry.tags.length > 0) && (
          <ul className={css.tags} aria-label={`Tags: ${name}`}>
            {entry.tags.map((tag) => (
              <li key={tag.id}>
                <TagChip
                  tag={tag}
                  {...(isOwn && {
                    detachLabel: `Take the tag ${tag.name} off: ${name}`,
                    onDetach: () => detaching.mutate({ entryId: entry.id, tagId: tag.id }),
                  })}
                />
              </li>
            ))}
            {isOwn && entry.tags.length < maxTagsPerEntry && (
              <li>
                <Button look="plain" aria-label={`Add Tag: ${name}`} onClick={() => setDialog('tag')}>
                  Add Tag
                </Button>
              </li>
            )}
          </ul>
        )}
        {failure && <TroubleNote message={failure.message} />}
        <div className={css.ways}>
          <CopyLink address={address} name={name} />
          <ShareEntry {...{ entry, address, characterName, isOwn }} />
          {isOwn && (
            <Button look="plain" aria-label={`Delete: ${name}`} onClick={() => setDialog('delete')}>
              Delete
            </Button>
          )}
        </div>
      </div>
      {dialog === 'tag' && (
        <AddTag
          tags={tags}
          taken={entry.tags}
          attach={(tagId) => attaching.mutateAsync({ entryId: entry.id, tagId })}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete this entry?"
          yes="Delete"
          no="Cancel"
          onYes={() => {
            close();
            // The entry is unmounted before the reply arrives, so mutation callbacks do not run.
            deleting.mutateAsync({ entryId: entry.id, page }).then(onDeleted, () => {});
          }}
          onNo={close}
        >
          <p>It is deleted for good, and its address stops working.</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
