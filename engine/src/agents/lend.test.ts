import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { ids } from '../testing/a-world.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Turn } from '../turn.ts';
import { lend } from './lend.ts';

const { pin, hallam, cane, bell, mitts, skiff } = service;
const asLent = (turn: Turn) => turn.character.agents.map(({ lent }) => lent);

test('a lent item is still owned', () => {
  const turn = turnOf(lend(inService({ qualities: { [cane]: 1 } }), pin, cane));

  expect(turn.changes).toEqual([{ kind: 'agent', why: 'lent', to: engaged({ lent: [cane] }) }]);
  expect(levelOf(turn.character.qualities, cane)).toBe(1);
});

test('an agent holds one item per slot, so a second one returns the first', () => {
  const carrying = { agents: [engaged({ lent: [mitts, cane] })], qualities: { [cane]: 1, [bell]: 1, [mitts]: 1 } };

  expect(asLent(turnOf(lend(inService(carrying), pin, bell)))).toEqual([[mitts, bell]]);
});

test('lent items that were removed from the world do not occupy a slot', () => {
  const carrying = { agents: [engaged({ lent: [999] })], qualities: { [cane]: 1, 999: 1 } };

  expect(asLent(turnOf(lend(inService(carrying), pin, cane)))).toEqual([[999, cane]]);
});

test('only the named agent gets the item', () => {
  const two = { agents: [engaged(), engaged({ agent: hallam })], qualities: { [cane]: 2 } };

  expect(asLent(turnOf(lend(inService(two), hallam, cane)))).toEqual([[], [cane]]);
});

test('a spare copy is lent before one in use', () => {
  const dressed = { qualities: { [cane]: 2 }, character: { worn: { Weapon: cane }, agents: [engaged()] } };

  expect(turnOf(lend(inService(dressed), pin, cane)).character.worn).toEqual({ Weapon: cane });
});

test('without a spare copy, an agent at home gives theirs up before the character does', () => {
  const moment = inService({
    qualities: { [cane]: 2 },
    character: { worn: { Weapon: cane }, agents: [engaged(), engaged({ agent: hallam, lent: [cane] })] },
  });
  const { character, changes } = turnOf(lend(moment, pin, cane));

  expect(character.agents.map(({ lent }) => lent)).toEqual([[cane], []]);
  expect(character.worn).toEqual({ Weapon: cane });
  expect(changes[0]).toEqual({ kind: 'agent', why: 'given back', to: engaged({ agent: hallam }) });
});

test('the last copy within reach is taken off and lent, if clothes may be changed', () => {
  const dressed = { qualities: { [cane]: 1 }, character: { worn: { Weapon: cane }, agents: [engaged()] } };
  const turn = turnOf(lend(inService(dressed), pin, cane));

  expect(turn.character.worn).toEqual({});
  expect(turn.changes.map(({ kind }) => kind)).toEqual(['taken off', 'agent']);
});

test('a worn item is not lent if clothes cannot be changed', { meta: { rows: ['C-AGENT-083'] } }, () => {
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

test('nothing is lent while agents on plots hold all copies', { meta: { rows: ['C-AGENT-083'] } }, () => {
  const two = (owned: number) =>
    lend(
      inService({ agents: [engaged(), away(3, { agent: hallam, lent: [cane] })], qualities: { [cane]: owned } }),
      pin,
      cane,
    );

  expect(two(1)).toEqual(refused('lent to an agent'));
  expect(asLent(turnOf(two(2)))).toEqual([[cane], [cane]]);
});

test('only a lendable item can be lent', { meta: { rows: ['C-AGENT-081'] } }, () => {
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

test('an agent who holds the item cannot borrow it again', { meta: { rows: ['C-AGENT-082'] } }, () => {
  const carrying = { agents: [engaged({ lent: [cane] })], qualities: { [cane]: 5 } };

  expect(lend(inService(carrying), pin, cane)).toEqual(refused('lent to them already'));
});

test('lending is refused for items not owned, unknown agents and agents on a plot', () => {
  const owned = { qualities: { [cane]: 1 } };

  expect(lend(inService(), pin, cane)).toEqual(refused('not yours'));
  expect(lend(inService({ qualities: { 999: 1 } }), pin, 999)).toEqual(refused('not yours'));
  expect(lend(inService(owned), hallam, cane)).toEqual(refused('no such agent'));
  expect(lend(inService({ ...owned, pack: { agents: [] } }), pin, cane)).toEqual(refused('no such agent'));
  expect(lend(inService({ ...owned, agents: [away(0)] }), pin, cane)).toEqual(refused('agent busy'));
});
