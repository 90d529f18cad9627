import { CannotDo, countOf, type Deed, wordOf } from './deed.ts';
import type { Person } from './person-store.ts';
import { atMoment, inOneLine, personWord } from './require-person.ts';

export const findPeople: Deed = {
  name: 'find',
  kind: 'look',
  does: 'finds people: account, character, address, when they were last here',
  takes: [personWord],
  options: [{ name: 'most', takes: 'number', about: 'at most so many (20)' }],
  example: 'find ada',
  async act(deps, given) {
    const words = wordOf(given, personWord.name);
    const most = countOf(given, 'most', 20);
    const found = await deps.people.find(words, most);
    const [first] = found;
    if (!first)
      throw new CannotDo(`Nobody is called "${words}", and no name or address holds it. Try a shorter part of it.`);
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
