import { type AdminDeps, type Argument, argumentOf, type CommandInput, CommandRefused } from './admin-command.ts';
import type { Person } from './person-store.ts';

export const personWord: Argument = {
  name: 'who',
  about: 'account number, username, e-mail address or character name; a part is enough if it fits one account',
};

const mostNamed = 5;

/** @throws CommandRefused unless exactly one person matches; the message lists the matches */
export async function requirePerson(deps: Pick<AdminDeps, 'people'>, input: CommandInput): Promise<Person> {
  const words = argumentOf(input, personWord.name);
  const found = await deps.people.find(words, mostNamed + 1);
  const [person] = found;
  if (!person)
    throw new CommandRefused(
      `Nobody has the name "${words}". Try a part of the name or address: npm run admin find ${words.slice(0, 3)}`,
    );
  if (found.length === 1) return person;
  const named = found.slice(0, mostNamed).map((each) => `  ${inOneLine(each)}`);
  throw new CommandRefused(
    [
      `"${words}" fits several people. Use the number of the account:`,
      ...named,
      ...(found.length > mostNamed ? ['  ...'] : []),
    ].join('\n'),
  );
}

/** Like `requirePerson`, but the person must have a character. */
export async function requireCharacter(
  deps: Pick<AdminDeps, 'people'>,
  input: CommandInput,
): Promise<Person & Required<Pick<Person, 'character'>>> {
  const person = await requirePerson(deps, input);
  const { character } = person;
  if (!character) throw new CommandRefused(`${person.userName} (account ${person.accountId}) has no character yet.`);
  return { ...person, character };
}

export const inOneLine = ({ accountId, userName, email, character, disabledAt }: Person): string =>
  [
    `${accountId}`,
    userName,
    character ? `plays ${character.name}` : 'no character',
    email ?? 'no address',
    ...(disabledAt ? ['DISABLED'] : []),
  ].join('  ');

/** In UTC, to the minute. */
export const atMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
