import { type AdminDeps, CannotDo, type DeedInput, type Word, wordOf } from './deed.ts';
import type { Person } from './person-store.ts';

/** The word by which deeds are told whom they are about. */
export const personWord: Word = {
  name: 'who',
  about:
    'the number of the account, its username or address, or the name of the character; a part of one will do where it fits nobody else',
};

const mostNamed = 5;

/** The one person whom the word `who` names. Throws `CannotDo`, with those it may have meant, where it is not one. */
export async function requirePerson(deps: Pick<AdminDeps, 'people'>, given: DeedInput): Promise<Person> {
  const words = wordOf(given, personWord.name);
  const found = await deps.people.find(words, mostNamed + 1);
  const [person] = found;
  if (!person)
    throw new CannotDo(
      `Nobody is called "${words}". Try a part of the name or of the address: npm run admin find ${words.slice(0, 3)}`,
    );
  if (found.length === 1) return person;
  const named = found.slice(0, mostNamed).map((each) => `  ${inOneLine(each)}`);
  throw new CannotDo(
    [
      `"${words}" fits more than one. Say whose number you mean:`,
      ...named,
      ...(found.length > mostNamed ? ['  ...'] : []),
    ].join('\n'),
  );
}

/** The same where the deed is about the character. */
export async function requireCharacter(
  deps: Pick<AdminDeps, 'people'>,
  given: DeedInput,
): Promise<Person & Required<Pick<Person, 'character'>>> {
  const person = await requirePerson(deps, given);
  const { character } = person;
  if (!character) throw new CannotDo(`${person.userName} (account ${person.accountId}) has no character yet.`);
  return { ...person, character };
}

/** A person in one line: number, names, address. */
export const inOneLine = ({ accountId, userName, email, character, disabledAt }: Person): string =>
  [
    `${accountId}`,
    userName,
    character ? `plays ${character.name}` : 'no character',
    email ?? 'no address',
    ...(disabledAt ? ['DISABLED'] : []),
  ].join('  ');

/** A moment as operators read it. */
export const atMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
