import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deactivate } from '../own-data/deactivate.ts';
import { eraseAccount as eraseNow } from '../own-data/erase-accounts.ts';
import { writeExport } from '../own-data/write-export.ts';
import { CannotDo, commit, type Deed, wordOf } from './deed.ts';
import { personWord, requirePerson } from './require-person.ts';

export const exportData: Deed = {
  name: 'export',
  kind: 'change',
  does: 'writes all that is kept of somebody into a file, as they would have it from their account page',
  more: [
    'For whoever asks by letter. The file holds what is theirs alone: send it to nobody else, and delete it after.',
  ],
  takes: [personWord],
  options: [{ name: 'to', takes: 'file', about: 'the file to write; one that is there is left as it is' }],
  example: 'export ada --to ada.json --reason "asked by letter on the 3rd"',
  async act(deps, given, note) {
    const { accountId, userName } = await requirePerson(deps, given);
    const file = resolve(wordOf(given, 'to') || `account-${accountId}.json`);
    await commit(deps, note({ accountId }));
    await pipeline(
      Readable.from(writeExport(deps, accountId)),
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    ).catch((failure: NodeJS.ErrnoException) => {
      throw new CannotDo(
        `${file} cannot be written: ${failure.code === 'EEXIST' ? 'it is there already' : failure.message}.`,
      );
    });
    return {
      lines: [`All that is kept of ${userName} (account ${accountId}) is in ${file}.`],
      data: { accountId, file },
    };
  },
};

export const eraseAccount: Deed = {
  name: 'erase',
  kind: 'change',
  does: 'erases somebody: now, with --now, or in fourteen days unless they log in',
  more: [
    'Account, character, ledger, letters and all that hangs on them. What stays: sums of money and premium currency under a number,',
    'what others did with them in the others’ own ledgers, and a hash of an address that wants no letters.',
    'Backups from before hold them until they are thrown away.',
  ],
  takes: [personWord],
  options: [{ name: 'now', about: 'at once: nothing brings it back' }],
  example: 'erase ada --reason "asked by letter on the 3rd"',
  async act(deps, given, note) {
    const { accountId, userName, email } = await requirePerson(deps, given);
    const { code, dueAt } = await deactivate(deps, accountId);
    const isNow = given.now === true;
    await commit(deps, note({ accountId, about: { isNow } }));
    const told = { accountId, code, isErased: isNow };
    if (isNow) {
      await eraseNow(deps, accountId, email ?? undefined);
      return { lines: [`Account ${accountId} is erased. Its state is told at /fbdata/${code}.`], data: told };
    }
    return {
      lines: [
        `${userName} (account ${accountId}) is deactivated, and erased after ${dueAt.toISOString().slice(0, 10)} unless they log in.`,
        `Its state is told at /fbdata/${code}.`,
      ],
      data: told,
    };
  },
};
