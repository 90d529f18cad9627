import { maxTags } from '@underhall/contract/limits';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import css from './journal.module.css';
import { JournalList } from './journal-list.tsx';
import { useTags } from './journal-queries.ts';
import { PrivateCheckbox } from './private-checkbox.tsx';
import { TagChip } from './tag-chip.tsx';
import { TagDialog } from './tag-dialog.tsx';

const texts = world.texts.journal;

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

export function JournalPage({ onBack }: { readonly onBack: () => void }) {
  const name = useAnswer('myself')?.character.name;
  const [isExporting, setExporting] = useState(false);
  return (
    <ColumnPage title={texts.title} beside={<Button onClick={onBack}>Go back</Button>}>
      <Section title={<span className="visually-hidden">Entries</span>} className={css.own}>
        {name !== undefined && <JournalList characterName={name} isOwn level={3} nothing={texts.howToWrite} />}
      </Section>
      <Tags />
      <div className={css.top}>
        <div className={css.ways}>
          <Link className={buttonClass('secondary')} to="/journal">
            {texts.asBook}
          </Link>
          <Button onClick={() => setExporting(true)}>Download it</Button>
        </div>
        <PrivateCheckbox />
      </div>
      {isExporting && name !== undefined && (
        <Suspense>
          <ExportDialog characterName={name} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </ColumnPage>
  );
}

function Tags() {
  const { data, error, refetch } = useTags();
  const [open, setOpen] = useState<number | 'new'>();
  const tags = data?.tags ?? [];
  const tag = tags.find(({ id }) => id === open);
  return (
    <Section title="Tags" count={data && tags.length}>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {data && tags.length === 0 && <Empty>No Tags Created</Empty>}
      <ul className={css.tags} aria-label="Tags">
        {tags.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={css.choice}
              aria-label={`Change the tag ${each.name}`}
              onClick={() => setOpen(each.id)}
            >
              <TagChip tag={each} />
            </button>
          </li>
        ))}
        {data && tags.length < maxTags && (
          <li>
            <Button look="plain" onClick={() => setOpen('new')}>
              Create New Tag...
            </Button>
          </li>
        )}
      </ul>
      {open === 'new' && <TagDialog onClose={() => setOpen(undefined)} />}
      {tag && <TagDialog key={tag.id} tag={tag} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}
