import { renameByOperator } from '@underhall/engine';
import { faultOfCharacterName, faultOfUserName, tidy } from '../account/name-rules.ts';
import { takeTurn } from '../characters/take-turn.ts';
import { RefusedByRule } from '../http/failures.ts';
import { type AdminDeps, CannotDo, commit, type Deed, type DeedInput, wordOf } from './deed.ts';
import { personWord, requireCharacter, requirePerson } from './require-person.ts';

const rules = 'The rules of names hold: how long, which letters, nobody else’s, none kept for those who run the game.';
const wanted = { name: 'name', about: 'the new name' } as const;
/** Names may be several words, so that these two are told apart by their quotation marks. */
const quoted = 'Put a name of several words between quotation marks.';

/** The new name as it is kept. Throws `CannotDo` with its fault, where it is against the rules. */
function newNameOf(
  given: DeedInput,
  { world }: AdminDeps,
  faultOf: (name: string, title: string) => string | undefined,
): string {
  const name = tidy(wordOf(given, wanted.name));
  const fault = faultOf(name, world.pack.words.title);
  if (fault) throw new CannotDo(`${fault} Nothing was changed.`);
  return name;
}

export const renameCharacter: Deed = {
  name: 'rename',
  kind: 'change',
  does: 'gives a character another name, for nothing',
  more: [rules, quoted],
  takes: [personWord, wanted],
  example: 'rename "Rude Word" "Ada Finch" --reason "report 12"',
  async act(deps, given, note) {
    const name = newNameOf(given, deps, faultOfCharacterName);
    const { accountId, character } = await requireCharacter(deps, given);
    const taking = takeTurn(deps, character.id, {
      choice: `renamed by operator ${JSON.stringify(name)}`,
      reads: { namesake: name },
      rule: (moment, read) => renameByOperator(moment, name, read),
      alongside: [note({ accountId })],
    });
    await taking.catch((failure: unknown) => {
      if (!(failure instanceof RefusedByRule)) throw failure;
      throw new CannotDo(
        failure.refusal === 'name taken' ? `${name} is taken.` : `The character is called ${name} already.`,
      );
    });
    return {
      lines: [`${character.name} (character ${character.id}, account ${accountId}) is called ${name} from now on.`],
      data: { accountId, characterId: character.id, from: character.name, to: name },
    };
  },
};

export const renameAccount: Deed = {
  name: 'rename-account',
  kind: 'change',
  does: 'gives an account another username',
  more: [rules, quoted],
  takes: [personWord, wanted],
  example: 'rename-account rude.word reader.12 --reason "report 12"',
  async act(deps, given, note) {
    const name = newNameOf(given, deps, faultOfUserName);
    const { accountId, userName } = await requirePerson(deps, given);
    const holder = await deps.people.byUserName(name);
    if (holder !== undefined && holder !== accountId) throw new CannotDo(`${name} is taken.`);
    if (name === userName) throw new CannotDo(`Account ${accountId} is called ${name} already.`);
    await commit(deps, deps.people.setUserName(accountId, name), note({ accountId }));
    return {
      lines: [`${userName} (account ${accountId}) is called ${name} from now on.`],
      data: { accountId, from: userName, to: name },
    };
  },
};
