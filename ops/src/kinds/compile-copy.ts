import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';

const workspaces = ['contract', 'engine', 'language', 'simulator', 'server', 'web'] as const;

/** Replaces a text that occurs once in a file. `file` is relative to the root. */
export type Edit = { readonly file: string; readonly from: string; readonly to: string };

export type CompileError = { readonly file: string; readonly message: string };

/** Copies the sources without their tests into an empty folder, edits the copy, and returns the compiler's errors. */
export async function compileCopy(folder: string, edits: readonly Edit[]): Promise<readonly CompileError[]> {
  for (const file of ['tsconfig.base.json', 'test-meta.d.ts', 'package.json'])
    await cp(join(root, file), join(folder, file));
  await Promise.all(workspaces.map((workspace) => copyWorkspace(workspace, folder)));
  await linkPackages(folder);
  const references = workspaces.map((path) => ({ path }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  for (const { file, from, to } of edits) {
    const parts = (await readFile(join(folder, file), 'utf8')).split(from);
    if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times`);
    await writeFile(join(folder, file), parts.join(to));
  }
  const { output } = await runToEnd(join(root, 'node_modules', '.bin', 'tsc'), ['-b', '--pretty', 'false'], {
    cwd: folder,
  });
  return errorsIn(output);
}

/** Leaves out compiled types, because an incremental build of a copy misses errors. */
async function copyWorkspace(workspace: string, folder: string): Promise<void> {
  for (const part of ['package.json', 'tsconfig.json', 'src']) {
    const filter = (path: string) => !/\.test\.tsx?$/.test(path);
    await cp(join(root, workspace, part), join(folder, workspace, part), { recursive: true, filter });
  }
}

/** Links the installed packages. Links the copied workspaces instead of the originals. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@underhall'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@underhall' && name !== '.bin' && name !== '.cache');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
  await Promise.all(workspaces.map((name) => symlink(join(folder, name), join(to, '@underhall', name))));
}

/** An error may continue in indented lines. */
function errorsIn(output: string): readonly CompileError[] {
  return [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*(?:\n[ \t].*)*)/gm)].map(
    ([, file = '', message = '']) => ({ file, message }),
  );
}
