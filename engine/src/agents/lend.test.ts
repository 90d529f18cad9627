import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { ids } from '../testing/a-world.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Turn } from '../turn.ts';
import { lend } from './lend.ts';

const { pin, hallam, cane, bell, mitts, skiff } = service;
const asLent = (turn: Turn) => turn.character.agents.map(({ lent }) => lent);

test('a thing that is lent stays owned', () => {
  const turn = turnOf(lend(inService({ qualities: { [cane]: 1 } }), pin, cane));

  expect(turn.changes).toEqual([{ kind: 'agent', why: 'lent', to: engaged({ lent: [cane] }) }]);
  expect(levelOf(turn.character.qualities, cane)).toBe(1);
});

test('an agent carries one thing for each slot: a second sends the first back', () => {
  const carrying = { agents: [engaged({ lent: [mitts, cane] })], qualities: { [cane]: 1, [bell]: 1, [mitts]: 1 } };

  expect(asLent(turnOf(lend(inService(carrying), pin, bell)))).toEqual([[mitts, bell]]);
});

test('what has left the world since is in nobody’s way', () => {
  const carrying = { agents: [engaged({ lent: [999] })], qualities: { [cane]: 1, 999: 1 } };

  expect(asLent(turnOf(lend(inService(carrying), pin, cane)))).toEqual([[999, cane]]);
});

test('only the agent who was named is handed it', () => {
  const two = { agents: [engaged(), engaged({ agent: hallam })], qualities: { [cane]: 2 } };

  expect(asLent(turnOf(lend(inService(two), hallam, cane)))).toEqual([[], [cane]]);
});

test('a spare copy is lent before any that is in use', () => {
  const dressed = { qualities: { [cane]: 2 }, character: { worn: { Weapon: cane }, agents: [engaged()] } };

  expect(turnOf(lend(inService(dressed), pin, cane)).character.worn).toEqual({ Weapon: cane });
});

test('without a spare copy an agent at home gives up theirs before the character does', () => {
  const moment = inService({
    qualities: { [cane]: 2 },
    character: { worn: { Weapon: cane }, agents: [engaged(), engaged({ agent: hallam, lent: [cane] })] },
  });
  const { character, changes } = turnOf(lend(moment, pin, cane));

  expect(character.agents.map(({ lent }) => lent)).toEqual([[cane], []]);
  expect(character.worn).toEqual({ Weapon: cane });
  expect(changes[0]).toEqual({ kind: 'agent', why: 'given back', to: engaged({ agent: hallam }) });
});

test('the last copy within reach is taken off to be lent, where clothes may be changed', () => {
  const dressed = { qualities: { [cane]: 1 }, character: { worn: { Weapon: cane }, agents: [engaged()] } };
  const turn = turnOf(lend(inService(dressed), pin, cane));

  expect(turn.character.worn).toEqual({});
  expect(turn.changes.map(({ kind }) => kind)).toEqual(['taken off', 'agent']);
});

test(' what is worn where clothes cannot be changed is not lent', { meta: { rows: ['C-AGENT-083'] } }, () => {
  const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const inOpenStorylet = { worn: { Weapon: cane }, agents: [engaged()], story: open };

  expect(lend(inService({ qualities: { [cane]: 1 }, character: inOpenStorylet }), pin, cane)).toEqual(
    refused('outfit locked'),
  );
  expect(asLent(turnOf(lend(inService({ qualities: { [cane]: 2 }, character: inOpenStorylet }), pin, cane)))).toEqual([
    [cane],
  ]);
  const afloat = { worn: { Ship: skiff }, agents: [engaged()] };
  expect(lend(inService({ qualities: { [skiff]: 1 }, character: afloat }), pin, skiff)).toEqual(refused('slot locked'));
});

test(' nothing is lent while agents on errands have as many as are owned', { meta: { rows: ['C-AGENT-083'] } }, () => {
  const two = (owned: number) =>
    lend(
      inService({ agents: [engaged(), away(3, { agent: hallam, lent: [cane] })], qualities: { [cane]: owned } }),
      pin,
      cane,
    );

  expect(two(1)).toEqual(refused('lent to an agent'));
  expect(asLent(turnOf(two(2)))).toEqual([[cane], [cane]]);
});

test(' only a thing that is made for it can be lent', { meta: { rows: ['C-AGENT-081'] } }, () => {
  const plain = { qualities: { [ids.hat]: 1, [ids.favour]: 1 } };
  const slotless = inService({
    qualities: { [ids.favour]: 1 },
    pack: {
      qualities: inService().world.pack.qualities.map((each) =>
        each.id === ids.favour ? { ...each, loanable: true } : each,
      ),
    },
  });

  expect(lend(inService(plain), pin, ids.hat)).toEqual(refused('not lendable'));
  expect(lend(slotless, pin, ids.favour)).toEqual(refused('not lendable'));
});

test(' an agent who has it already is not lent it again', { meta: { rows: ['C-AGENT-082'] } }, () => {
  const carrying = { agents: [engaged({ lent: [cane] })], qualities: { [cane]: 5 } };

  expect(lend(inService(carrying), pin, cane)).toEqual(refused('lent to them already'));
});

test('nobody lends what they do not own, to a stranger, or to somebody on an errand', () => {
  const owned = { qualities: { [cane]: 1 } };

  expect(lend(inService(), pin, cane)).toEqual(refused('not yours'));
  expect(lend(inService({ qualities: { 999: 1 } }), pin, 999)).toEqual(refused('not yours'));
  expect(lend(inService(owned), hallam, cane)).toEqual(refused('no such agent'));
  expect(lend(inService({ ...owned, pack: { agents: [] } }), pin, cane)).toEqual(refused('no such agent'));
  expect(lend(inService({ ...owned, agents: [away(0)] }), pin, cane)).toEqual(refused('agent busy'));
});
