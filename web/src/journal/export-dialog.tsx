import { useEffect, useRef, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { chaptersOf } from './chapters.ts';
import { epubFile } from './epub-file.ts';
import css from './journal.module.css';
import { type Cover, fileNameOf, type JournalFormat, rightsText, type WrittenEntry } from './journal-file.ts';
import { markdownFile } from './markdown-file.ts';
import { loadJournal } from './whole-journal.ts';

const texts = world.texts.journal;

type ExportDialogProps = { readonly characterName: string; readonly onClose: () => void };
type State =
  | { readonly is: 'asked' }
  | { readonly is: 'writing'; readonly written: number; readonly count: number }
  | { readonly is: 'empty' }
  | { readonly is: 'done'; readonly fileName: string }
  | { readonly is: 'failed'; readonly message: string };

/** Closing the dialog cancels the export. */
export function ExportDialog({ characterName, onClose }: ExportDialogProps) {
  const [state, setState] = useState<State>({ is: 'asked' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const isWriting = state.is === 'writing';
  const exportAs = async (format: JournalFormat) => {
    if (isWriting) return;
    setState({ is: 'writing', written: 0, count: 0 });
    try {
      const lines: WrittenEntry[] = [];
      for await (const { entries, count } of loadJournal()) {
        for (const entry of entries.slice(lines.length)) {
          lines.push({ dateTime: entry.dateTime, title: wordsOf(entry.eventName), words: format.write(entry) });
        }
        if (!isOpen.current) return;
        setState({ is: 'writing', written: lines.length, count });
      }
      if (lines.length === 0) return setState({ is: 'empty' });
      const title = fillIn(texts.cover, { name: characterName });
      const author = characterName;
      const cover: Cover = { title, author, at: new Date(), count: lines.length, rights: rightsText(world.rights) };
      const fileName = fileNameOf(cover, format.extension);
      startDownload(new Blob([format.assemble(cover, chaptersOf(lines))], { type: format.type }), fileName);
      setState({ is: 'done', fileName });
    } catch (error) {
      if (isOpen.current) setState({ is: 'failed', message: (error as Error).message });
    }
  };
  return (
    <Modal title={texts.download} onClose={onClose}>
      <div className={css.form}>
        <p>One file with all entries, oldest first, without pictures. Days are in UTC.</p>
        <div className={css.ways}>
          <Button aria-disabled={isWriting} onClick={() => void exportAs(epubFile)}>
            As a book (EPUB)
          </Button>
          <Button aria-disabled={isWriting} onClick={() => void exportAs(markdownFile)}>
            As text (Markdown)
          </Button>
        </div>
        {isWriting && (
          <progress
            className={css.progress}
            aria-label="Entries written"
            {...(state.count > 0 && { value: state.written, max: state.count })}
          />
        )}
        <p role="status">{statusText(state)}</p>
        {state.is === 'failed' && <TroubleNote message={state.message} />}
      </div>
    </Modal>
  );
}

function statusText(state: State): string {
  if (state.is === 'writing') {
    return state.count === 0 ? texts.opening : `${state.written} of ${state.count} entries are written.`;
  }
  if (state.is === 'empty') return texts.nothingToSave;
  if (state.is === 'done') return `${state.fileName} is saved among your downloads.`;
  return '';
}

function startDownload(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser that asks where to save the file reads the URL later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
