import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld, sourcePaths } from '@underhall/language';
import type { Contents } from './a-publisher.ts';

const sources = join(import.meta.dirname, 'removable-world');

/** A version of the world as its author publishes it, and what the compiler makes of it. */
export type WrittenVersion = { readonly contents: Contents; readonly pack: Pack };

const isOutsideTown = (path: string): boolean =>
  /^(pack|settings|areas\/elsewhere|qualities\/money)/.test(path) || path === 'ids.lock';

/**
 * Five versions of a world by one author, oldest first. The second and the fourth remove everything that can be removed.
 * The third renames a quality and says so, and has another text. The fifth no longer says so.
 */
export function removableWorld(): readonly WrittenVersion[] {
  let lock = '';
  const write = (isWhole: boolean, edit: (text: string) => string): WrittenVersion => {
    const folder = mkdtempSync(join(tmpdir(), 'removable-world-'));
    try {
      cpSync(sources, folder, { recursive: true, filter: (path) => !path.endsWith('.lock') });
      writeFileSync(join(folder, 'ids.lock'), lock);
      for (const path of sourcePaths(folder)) {
        if (!isWhole && !isOutsideTown(path)) rmSync(join(folder, path));
        else if (path.endsWith('.story'))
          writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')));
      }
      const { pack, problems, ...compiled } = compileWorld(folder);
      if (!pack) throw new Error(`the removable world does not compile: ${JSON.stringify(problems)}`);
      lock = compiled.lock;
      writeFileSync(join(folder, 'ids.lock'), lock);
      const contents = sourcePaths(folder).map((path) => [path, readFileSync(join(folder, path))] as const);
      return { contents: Object.fromEntries(contents), pack };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const removed = (text: string): string =>
    text.replace('start at: The Quay', 'start at: Elsewhere').replace(/^start with: .*$/m, 'start with: Pence 100000');
  const renamed = (text: string): string =>
    text.replace('lamp is lit', 'lamp is out').replace(/\bThanks\b/g, 'Gratitude');
  return [
    write(true, (text) => text),
    write(false, removed),
    write(true, (text) => renamed(text).replace('= Gratitude\n', '= Gratitude\nwas: Thanks\n')),
    write(false, removed),
    write(true, renamed),
  ];
}
