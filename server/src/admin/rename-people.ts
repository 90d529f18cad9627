import { renameByOperator } from '@underhall/engine';
import { faultOfCharacterName, faultOfUserName, tidy } from '../account/name-rules.ts';
import { takeTurn } from '../characters/take-turn.ts';
import { RefusedByRule } from '../http/failures.ts';
import {
  type AdminCommand,
  type AdminDeps,
  argumentOf,
  type CommandInput,
  CommandRefused,
  commit,
} from './admin-command.ts';
import { personWord, requireCharacter, requirePerson } from './require-person.ts';

const rules = 'The rules of names apply: length, allowed characters, not taken, not reserved for the operator.';
const wanted = { name: 'name', about: 'the new name' } as const;
/** Quotation marks separate the two names, which may have several words. */
const quotationHint = 'Put a name of several words in quotation marks.';

/** @throws CommandRefused if the name breaks a rule */
function newNameOf(
  input: CommandInput,
  { world }: AdminDeps,
  faultOf: (name: string, title: string) => string | undefined,
): string {
  const name = tidy(argumentOf(input, wanted.name));
  const fault = faultOf(name, world.pack.words.title);
  if (fault) throw new CommandRefused(`${fault} Nothing was changed.`);
  return name;
}

export const renameCharacter: AdminCommand = {
  name: 'rename',
  kind: 'change',
  summary: 'renames a character, without a price',
  details: [rules, quotationHint],
  args: [personWord, wanted],
  example: 'rename "Rude Word" "Ada Finch" --reason "report 12"',
  async run(deps, input, note) {
    const name = newNameOf(input, deps, faultOfCharacterName);
    const { accountId, character } = await requireCharacter(deps, input);
    const taking = takeTurn(deps, character.id, {
      choice: `renamed by operator ${JSON.stringify(name)}`,
      reads: { namesake: name },
      rule: (moment, read) => renameByOperator(moment, name, read),
      alongside: [note({ accountId })],
    });
    await taking.catch((failure: unknown) => {
      if (!(failure instanceof RefusedByRule)) throw failure;
      throw new CommandRefused(
        failure.refusal === 'name taken' ? `${name} is taken.` : `The character already has the name ${name}.`,
      );
    });
    return {
      lines: [`${character.name} (character ${character.id}, account ${accountId}) is now ${name}.`],
      data: { accountId, characterId: character.id, from: character.name, to: name },
    };
  },
};

export const renameAccount: AdminCommand = {
  name: 'rename-account',
  kind: 'change',
  summary: 'changes a username',
  details: [rules, quotationHint],
  args: [personWord, wanted],
  example: 'rename-account rude.word reader.12 --reason "report 12"',
  async run(deps, input, note) {
    const name = newNameOf(input, deps, faultOfUserName);
    const { accountId, userName } = await requirePerson(deps, input);
    const holder = await deps.people.holderOf(name, accountId);
    if (holder !== undefined && holder !== accountId) throw new CommandRefused(`${name} is taken.`);
    if (name === userName) throw new CommandRefused(`Account ${accountId} already has the name ${name}.`);
    await commit(deps, deps.people.setUserName(accountId, name), note({ accountId }));
    return {
      lines: [`${userName} (account ${accountId}) is now ${name}.`],
      data: { accountId, from: userName, to: name },
    };
  },
};
