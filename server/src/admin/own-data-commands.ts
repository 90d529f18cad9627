import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deactivate } from '../own-data/deactivate.ts';
import { eraseAccount as eraseNow } from '../own-data/erase-accounts.ts';
import { writeExport } from '../own-data/write-export.ts';
import { type AdminCommand, argumentOf, CommandRefused, commit } from './admin-command.ts';
import { personWord, requirePerson } from './require-person.ts';

export const exportData: AdminCommand = {
  name: 'export',
  kind: 'change',
  summary: 'writes all data about a player into a file, as the account page gives it',
  details: [
    'For requests by e-mail. The file is for the player alone: send it to nobody else, and delete it afterwards.',
  ],
  args: [personWord],
  options: [{ name: 'to', valueName: 'file', about: 'the file to write; an existing file is not replaced' }],
  example: 'export ada --to ada.json --reason "asked by e-mail on the 3rd"',
  async run(deps, input, note) {
    const { accountId, userName } = await requirePerson(deps, input);
    const file = resolve(argumentOf(input, 'to') || `account-${accountId}.json`);
    await commit(deps, note({ accountId }));
    await pipeline(
      Readable.from(writeExport(deps, accountId)),
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    ).catch((failure: NodeJS.ErrnoException) => {
      throw new CommandRefused(
        `${file} cannot be written: ${failure.code === 'EEXIST' ? 'it is there already' : failure.message}.`,
      );
    });
    return {
      lines: [`All data about ${userName} (account ${accountId}) is in ${file}.`],
      data: { accountId, file },
    };
  },
};

export const eraseAccount: AdminCommand = {
  name: 'erase',
  kind: 'change',
  summary: 'erases an account: at once with --now, or after fourteen days without a login',
  details: [
    'It erases account, character, ledger, messages and all their rows. These stay: amounts of money and premium currency',
    'under a number, shared turns in the ledgers of other players, and a hash of an unsubscribed address.',
    'Earlier backups hold the data until you delete them.',
  ],
  args: [personWord],
  options: [{ name: 'now', about: 'at once and for good' }],
  example: 'erase ada --reason "asked by e-mail on the 3rd"',
  async run(deps, input, note) {
    const { accountId, userName, email } = await requirePerson(deps, input);
    const { code, dueAt } = await deactivate(deps, accountId);
    const isNow = input.now === true;
    await commit(deps, note({ accountId, about: { isNow } }));
    const told = { accountId, code, isErased: isNow };
    if (isNow) {
      await eraseNow(deps, accountId, email ?? undefined);
      return { lines: [`Account ${accountId} is erased. /fbdata/${code} shows its state.`], data: told };
    }
    return {
      lines: [
        `${userName} (account ${accountId}) is deactivated, and will be erased after ${dueAt.toISOString().slice(0, 10)} unless they log in.`,
        `/fbdata/${code} shows its state.`,
      ],
      data: told,
    };
  },
};
