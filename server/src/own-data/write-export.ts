import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { ExportStore } from './export-store.ts';

export type ExportDeps = RuntimeDeps & {
  readonly exports: ExportStore;
  readonly world: { readonly pack: { readonly name: string } };
};

/** Writes `ExportSchema` JSON in pieces, so that memory does not grow with the size of the account. */
export async function* writeExport({ exports, world, runtime }: ExportDeps, accountId: number): AsyncGenerator<string> {
  const about = {
    isSuccess: true,
    version: 1,
    game: world.pack.name,
    writtenAt: new Date(runtime.now()).toISOString(),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"tables":{`;
  for (const [index, table] of exports.tables.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(table)}:[`;
    let isFirst = true;
    for await (const rows of exports.rows(accountId, table)) {
      if (rows.length === 0) continue;
      yield `${isFirst ? '' : ','}\n${rows.join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}}\n';
}
