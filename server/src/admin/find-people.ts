import { type AdminCommand, argumentOf, CommandRefused, countOption } from './admin-command.ts';
import type { Person } from './person-store.ts';
import { atMoment, inOneLine, personWord } from './require-person.ts';

export const findPeople: AdminCommand = {
  name: 'find',
  kind: 'look',
  summary: 'finds people: account, character, address, last visit',
  args: [personWord],
  options: [{ name: 'most', valueName: 'number', about: 'maximum number of people (20)' }],
  example: 'find ada',
  async run(deps, input) {
    const words = argumentOf(input, personWord.name);
    const most = countOption(input, 'most', 20);
    const found = await deps.people.find(words, most);
    const [first] = found;
    if (!first)
      throw new CommandRefused(
        `Nobody has the name or address "${words}", or one that contains it. Try a shorter part.`,
      );
    if (found.length === 1) return { lines: inFull(first), data: { people: found }, accountId: first.accountId };
    const more = found.length === most ? [`These are the first ${most}; --most shows more.`] : [];
    return { lines: [...found.map(inOneLine), ...more], data: { people: found } };
  },
};

function inFull(person: Person): readonly string[] {
  const { accountId, userName, email, isEmailConfirmed, character, disabledAt } = person;
  return [
    `account    ${accountId}  ${userName}${person.isAdmin ? '  (Admin)' : ''}`,
    ...(disabledAt ? [`           DISABLED since ${atMoment(disabledAt)}`] : []),
    `address    ${email ?? '(none)'}${email && !isEmailConfirmed ? '  (not confirmed)' : ''}`,
    `logs in by ${person.waysIn.join(', ') || '(nothing)'}`,
    `opened     ${atMoment(person.openedAt)}`,
    `sessions   ${person.sessions}`,
    character
      ? `character  ${character.name}, number ${character.id}: ${character.turns} turns${character.lastTurnAt ? `, the last ${atMoment(character.lastTurnAt)}` : ''}`
      : 'character  (none)',
  ];
}
