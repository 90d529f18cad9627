import { moveFate } from '../fate/move-fate.ts';
import { RefusedByRule } from '../http/failures.ts';
import { type AdminCommand, argumentOf, CommandRefused } from './admin-command.ts';
import { personWord, requireCharacter } from './require-person.ts';

const most = 1_000_000;

export const moveFateByOperator: AdminCommand = {
  name: 'fate',
  kind: 'change',
  summary: 'adds premium currency, or takes it away with a minus',
  details: ['It takes at most what there is. The change has its own entry in the books.'],
  args: [personWord, { name: 'amount', about: `a whole number, at most ${most}` }],
  example: 'fate ada 40 --reason "lost by an error of ours"',
  async run(deps, input, note) {
    const word = argumentOf(input, 'amount');
    const amount = Number(word);
    if (!/^[-+]?\d{1,7}$/.test(word) || amount === 0 || Math.abs(amount) > most)
      throw new CommandRefused(`"${word}" is not an amount: enter a whole number other than 0, at most ${most}.`);
    const { accountId, character } = await requireCharacter(deps, input);
    const reference = deps.runtime.randomId();
    const about = { amount, reference };
    const moving = moveFate(deps, character.id, {
      book: 'operator',
      reference,
      amount,
      alongside: [note({ accountId, about })],
    });
    const { turn } = await moving.catch((failure: unknown) => {
      if (!(failure instanceof RefusedByRule)) throw failure;
      throw new CommandRefused(`${character.name} has less than that. Nothing was changed.`);
    });
    const { premium } = deps.world.pack.words;
    return {
      lines: [
        `${character.name} (character ${character.id}, account ${accountId}) has ${turn.character.fate} ${premium}.`,
      ],
      data: { accountId, characterId: character.id, amount, reference, balance: turn.character.fate },
    };
  },
};

export const audit: AdminCommand = {
  name: 'audit',
  kind: 'look',
  summary: 'recounts all premium currency, and lists what does not agree',
  details: [
    'It compares each character with its entries, each balance with the one before, and each turn with its entry.',
  ],
  example: 'audit',
  async run(deps) {
    const faults = await deps.recountFate();
    return {
      lines:
        faults.length === 0
          ? ['Everything agrees.']
          : faults.map(({ characterId, fault }) => `character ${characterId}: ${fault}`),
      data: { faults },
    };
  },
};
