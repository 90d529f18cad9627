import { randomUUID } from 'node:crypto';
import { moveFate } from '../fate/move-fate.ts';
import { RefusedByRule } from '../http/failures.ts';
import { CannotDo, type Deed, wordOf } from './deed.ts';
import { personWord, requireCharacter } from './require-person.ts';

const most = 1_000_000;

/** Gives premium currency, or takes it away, under the operator's own book. */
export const moveFateByOperator: Deed = {
  name: 'fate',
  kind: 'change',
  does: 'gives somebody premium currency, or takes it away with a minus',
  more: ['No more is taken than there is. It stands in the books under a number of its own.'],
  takes: [personWord, { name: 'amount', about: `a whole number, at most ${most}` }],
  example: 'fate ada 40 --reason "lost to a fault of ours"',
  async act(deps, given, note) {
    const word = wordOf(given, 'amount');
    const amount = Number(word);
    if (!/^[-+]?\d{1,7}$/.test(word) || amount === 0 || Math.abs(amount) > most)
      throw new CannotDo(`"${word}" is no amount: a whole number that is not 0, and ${most} at most.`);
    const { accountId, character } = await requireCharacter(deps, given);
    const reference = randomUUID();
    const about = { amount, reference };
    const moving = moveFate(deps, character.id, {
      book: 'operator',
      reference,
      amount,
      alongside: [note({ accountId, about })],
    });
    const { turn } = await moving.catch((failure: unknown) => {
      if (!(failure instanceof RefusedByRule)) throw failure;
      throw new CannotDo(`${character.name} has less than that. Nothing was changed.`);
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

/** Recounts the books of premium currency. */
export const audit: Deed = {
  name: 'audit',
  kind: 'look',
  does: 'recounts all premium currency, and says what does not agree',
  more: [
    'What each character holds against the entries, each balance against the one before, each turn against its entry.',
  ],
  example: 'audit',
  async act(deps) {
    const faults = await deps.recountFate();
    return {
      lines:
        faults.length === 0
          ? ['The books agree.']
          : faults.map(({ characterId, fault }) => `character ${characterId}: ${fault}`),
      data: { faults },
    };
  },
};
