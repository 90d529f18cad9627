import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

type Edited = { readonly world: string; readonly path: string; readonly sentence: string };

export type EditTimes = {
  /** Milliseconds from each save until the page shows the edit. Edits that it never shows are missing. */
  readonly seenAfterMs: readonly number[];
  readonly edits: number;
};

/** An author reads between two edits. The pauses differ, because idle work follows an edit. */
const pauseMs = (edit: number): number => 500 + ((edit * 397) % 2000);
/** After this time an edit is lost. */
const lostAfterMs = 60_000;

/** Saves edits of a sentence that the page shows, one after another. */
export async function watchEdits(page: Page, { world, path, sentence }: Edited, edits: number): Promise<EditTimes> {
  const file = join(world, path);
  const original = await readFile(file, 'utf8');
  if (!original.includes(sentence)) throw new Error(`${path} does not contain "${sentence}".`);
  const seenAfterMs: number[] = [];
  try {
    for (let edit = 1; edit <= edits; edit++) {
      const mark = `Edit ${edit} of ${edits}.`;
      const seenAt = page.evaluate(waitForText, { mark, lostAfterMs });
      await writeFile(`${file}.new`, original.replace(sentence, `${mark} ${sentence}`));
      await rename(`${file}.new`, file);
      const savedAt = performance.timeOrigin + performance.now();
      const time = await seenAt;
      if (time !== undefined) seenAfterMs.push(time - savedAt);
      await wait(pauseMs(edit));
    }
  } finally {
    await writeFile(file, original);
  }
  return { seenAfterMs, edits };
}

/** Runs in the page. Returns the time in milliseconds since 1970 at which the text is painted, if it is in time. */
function waitForText({ mark, lostAfterMs }: { readonly mark: string; readonly lostAfterMs: number }) {
  return new Promise<number | undefined>((resolve) => {
    const giveUp = setTimeout(() => end(undefined), lostAfterMs);
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(mark)) return;
      requestAnimationFrame(() => setTimeout(() => end(performance.timeOrigin + performance.now())));
      observer.disconnect();
    });
    const end = (time: number | undefined): void => {
      clearTimeout(giveUp);
      observer.disconnect();
      resolve(time);
    };
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
