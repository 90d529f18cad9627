import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { staysLeadOut } from './stays-lead-out.ts';

const stay = (outcome: string, then = 'Boat') =>
  messagesOf(staysLeadOut, {
    'settings/sea.story': `= Sea\nstay: 20 actions\nthen: ${then}\n`,
    'areas/rock/area.story': '= The Rock\nsetting: Sea\ntype: District\n',
    'areas/rock/boat.story': `= Boat\ndeck: never\n\n${aBranch('', anOutcome(outcome))}\n= Away\ndeck: never\n\n${aBranch('', anOutcome('move to: The Square'))}`,
  });

test('accepts a way out, directly or through other storylets', () => {
  expect(stay('move to: The Square')).toEqual([]);
  expect(stay('go to: Away')).toEqual([]);
  expect(stay('', 'Nothing Known')).toEqual([]);
});

test.each(['', 'move to: The Rock', 'go to: Boat'])('reports the end of a stay with "%s"', (outcome) => {
  expect(stay(outcome)).toEqual([
    '"Boat" ends the stay but does not lead out; let its outcomes move or change the setting',
  ]);
});
