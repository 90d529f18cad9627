import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { defaults } from './defaults.ts';
import { asBefore, readPreferences, writePreferences } from './preferences-file.ts';
import css from './preferences-page.module.css';
import { type Markings, markingsOf, marksByKey, syncedMarks, useMarks } from './use-marks.ts';
import { syncedPreferences, usePreferences, useSetPreferences } from './use-preferences.ts';
import type { Undo } from './use-undo.ts';

const maxFileBytes = 1_000_000;

export function ImportExport({ undo }: { readonly undo: Undo }) {
  const preferences = usePreferences();
  const setPreferences = useSetPreferences();
  const marks = useMarks();
  const markAll = useMarkAll();
  const { load, trouble } = useLoad(undo);
  const chooser = useRef<HTMLInputElement>(null);
  const marked = Object.entries(marks).filter(([, mark]) => mark !== 'none');
  const count = (mark: string) => marked.filter(([, each]) => each === mark).length;
  const reset = () => {
    setPreferences(defaults);
    undo.did('All settings are reset.', () => setPreferences(preferences));
  };
  const unmark = () => {
    markAll(Object.fromEntries(marked.map(([key]) => [key, 'none'])));
    undo.did('All marks are removed.', () => markAll(Object.fromEntries(marked)));
  };
  return (
    <>
      <p>
        {marked.length === 0
          ? 'You have not marked anything yet.'
          : `You have marked ${formatNumber(count('favourite'))} as favourites and ${formatNumber(count('avoid'))} to avoid.`}
      </p>
      <div className={css.ways}>
        <Button onClick={() => save(writePreferences({ settings: preferences, marks: markedIn(marks) }))}>
          Save to a file
        </Button>
        <Button onClick={() => chooser.current?.click()}>Load from a file</Button>
        <Button onClick={reset}>Reset all settings</Button>
        <Button aria-disabled={marked.length === 0} onClick={() => marked.length > 0 && unmark()}>
          Remove all marks
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={world.texts.comforts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void load(file);
          target.value = '';
        }}
      />
      {trouble && <TroubleNote message={trouble} />}
    </>
  );
}

const markedIn = (marks: Markings) =>
  markingsOf(marks).flatMap(({ mark, ...thing }) => (mark === 'none' ? [] : [{ ...thing, mark }]));

function useMarkAll() {
  const cache = useQueryClient();
  return (markings: Markings) => void syncedMarks.change(cache, markings);
}

/** Sends the file's preferences and marks to the server. The page does not change until the server accepts them. */
function useLoad(undo: Undo) {
  const cache = useQueryClient();
  const [before, markings] = [usePreferences(), useMarks()];
  const setPreferences = useSetPreferences();
  const markAll = useMarkAll();
  const [trouble, setTrouble] = useState('');
  const load = async (file: File) => {
    setTrouble('');
    undo.forgetNotice();
    const preferences = file.size > maxFileBytes ? undefined : readPreferences(await file.text());
    if (!preferences) return setTrouble(world.texts.comforts.wrongFile);
    try {
      const { settings } = await call('POST /extra/comfort', preferences.settings);
      syncedPreferences.applyReply(cache, settings);
    } catch (error) {
      return setTrouble(`The file was not loaded. ${messageOf(error)}`);
    }
    try {
      const { marks } = await call('POST /extra/marks', { marks: [...preferences.marks] });
      syncedMarks.applyReply(cache, marksByKey(marks));
    } catch (error) {
      undo.did('The settings of the file are loaded.', () => setPreferences(before));
      return setTrouble(`The marks of the file were not loaded. ${messageOf(error)}`);
    }
    undo.did('The settings and marks of the file are loaded.', () => {
      setPreferences(before);
      markAll(asBefore(preferences.marks, markings));
    });
  };
  return { load, trouble };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${world.title.toLowerCase().replace(/\W+/g, '-')}-comforts.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
