import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { staysLeadOut } from './stays-lead-out.ts';

const stay = (outcome: string, then = 'Boat') =>
  messagesOf(staysLeadOut, {
    'settings/sea.story': `= Sea\nstay: 20 actions\nthen: ${then}\n`,
    'areas/rock/area.story': '= The Rock\nsetting: Sea\ntype: District\n',
    'areas/rock/boat.story': `= Boat\ndeck: never\n\n${aBranch('', anOutcome(outcome))}\n= Away\ndeck: never\n\n${aBranch('', anOutcome('move to: The Square'))}`,
  });

test('a stay ends with a way out, at once or by what it leads into', () => {
  expect(stay('move to: The Square')).toEqual([]);
  expect(stay('go to: Away')).toEqual([]);
  expect(stay('', 'Nothing Known')).toEqual([]);
});

test.each(['', 'move to: The Rock', 'go to: Boat'])('with "%s" it would begin again', (outcome) => {
  expect(stay(outcome)).toEqual([
    '"Boat" ends the stay, and leads nowhere; let its outcomes move or change the setting',
  ]);
});
