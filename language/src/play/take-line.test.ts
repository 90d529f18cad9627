import { expect, test } from 'vitest';
import { aPlay } from '../testing/a-play.ts';
import { aBranch, anOutcome, aStorylet } from '../testing/a-world.ts';
import { takeLine } from './take-line.ts';

const LODGED = {
  'areas/square/room.story': `= A Room to Let
where: The Square
image: room
teaser: It is yours.

A room.

== Take it
image: room

You might.

=== always: Taken
lodge: A Room
move to: The Square

You did.
`,
};

const CARD = {
  'areas/square/caller.story': `= A Caller
where: The Square
deck: sometimes
image: caller
teaser: At the door.

A caller.

== Let them in
cost: 0 actions
image: caller

You might.

=== always: In
gain: Coins 5

They came in.
`,
};

test('the list shows the storylets here and the status', () => {
  expect(aPlay().type()).toBe(`
The Square, small

   1  A Bench
      It is free.

[day 1, 00:00; actions 20 of 20; cards 6 of 6, hand 0 of 0; h help]`);
});

test('a number chooses, and a result shows the changes', () => {
  const play = aPlay();

  expect(play.type('1')).toBe(`
== A Bench ==

A bench.

   1  Sit [1 action]
      You might.

[day 1, 00:00; actions 20 of 20; cards 6 of 6, hand 0 of 0; h help]`);
  expect(play.type('1')).toBe(`
~~ Sat ~~ (always)

You did.

  actions: 20 -> 19 (spent)
  Coins: 0 -> 1

   1  Onwards
   2  Again

[day 1, 00:00; actions 19 of 20; cards 6 of 6, hand 0 of 0; h help]`);
  expect(play.type('')).toContain('The Square, small\n');
});

test('a result can be repeated', () => {
  expect(aPlay().type('1', '1', '2')).toContain('== A Bench ==');
});

test('a locked branch shows why and cannot be chosen', () => {
  const play = aPlay(
    aStorylet('', aBranch('cost: 0 actions\nneeds: Coins 3+, Watchful under 1\npay: Step 2\nlocked: Not yet.')),
    ['--set', 'Watchful 4'],
  );

  expect(play.type('2')).toContain(`   1  Try [0 actions; pays Step 2]
      LOCKED: Coins 3+ (you have 0); no Watchful (you have 4); Step 2 (you have 0)
      "Not yet."
      Prose.`);
  expect(play.type('1')).toBe('no: branch locked');
});

test('a challenge shows its chance, and + uses its second chance', () => {
  const outcomes = anOutcome('gain: Coins 9', 'success: Won') + anOutcome('', 'failure: Lost');
  const play = aPlay(aStorylet('', aBranch('challenge: Watchful 40\nsecond chance: Lens', outcomes)), [
    '--set',
    'Watchful 2, Lens 3',
    '--seed',
    '1',
  ]);

  expect(play.type('2')).toContain(
    '1  Try [1 action; Watchful 40 broad: 3%, almost hopeless, + for a second roll (Lens, you have 3)]',
  );
  expect(play.type('1 +')).toMatch(
    /rolled \d+ against 3% on Watchful: failed\n {2}Lens: 3 -> 2\n {2}rolled \d+ against 3% on Watchful, a second time: failed/,
  );
});

test('a failed roll asks for a second chance: b takes the failure, a number rolls again', () => {
  const outcomes = anOutcome('gain: Coins 9', 'success: Won') + anOutcome('', 'failure: Lost');
  const facts = 'challenge: Watchful 40\nsecond chance: Lens\nask second chance: after the roll';
  const asking = () => aPlay(aStorylet('', aBranch(facts, outcomes)), ['--set', 'Watchful 2, Lens 3', '--seed', '1']);

  const play = asking();
  expect(play.type('2', '1')).toContain('The roll failed. Type a number to spend that item on a second roll');
  expect(play.type('1')).toMatch(/Lens: 3 -> 2\n {2}rolled \d+ against 3% on Watchful, a second time: failed/);
  const other = asking();
  other.type('2', '1');
  expect(other.type('b')).toContain('~~ Lost ~~ (failure)');
});

test('x and a number make a choice several times', () => {
  const play = aPlay(aStorylet('', aBranch('repeatable: 3\npay: Coins 1', anOutcome('gain: Step 1'))), [
    '--set',
    'Coins 2',
  ]);

  expect(play.type('2')).toContain('1  Try [1 action; pays Coins 1; up to 3 times in one go]');
  expect(play.type('1 x4')).toBe('choose this at most 3 times in one go');
  expect(play.type('1 x3')).toMatch(/Step: 0 -> 1[\s\S]*Step: 1 -> 2[\s\S]*made 2 of 3 times \(locked\)/);
});

test('an outcome that leads straight on opens the next storylet, below its changes', () => {
  const play = aPlay({
    ...aStorylet('', aBranch('', '=== always: On\ngain: Coins 2\nstraight to: A Bench\n')),
  });

  expect(play.type('2', '1')).toMatch(/Coins: 0 -> 2\n\n== A Bench ==/);
});

test('checks the text after a number', () => {
  const play = aPlay();

  expect(play.type('1 x')).toBe('this choice takes no text after its number: "x"');
  expect(play.type('1', '1 x')).toBe('write nothing after the number, + for the second chances, or x3, not "x"');
  expect(play.type('1+')).toBe('this branch has no second chance');
});

test.each([
  ['7', 'there is no choice 7'],
  ['0', 'there is no choice 0'],
  ['99999999999999999999', 'there is no choice 99999999999999999999'],
  ['zz', 'unknown command "zz"; h shows the help'],
  ['?', 'unknown command "?"; h shows the help'],
  ['u', 'there is nothing to undo'],
  ['x y', 'unknown command "x y"; h shows the help'],
  ['u y', 'unknown command "u y"; h shows the help'],
  ['t y', 'unknown command "t y"; h shows the help'],
  ['d 1', 'there is no card "1" in the hand'],
  ['d constructor', 'there is no card "constructor" in the hand'],
  ['w 0', 'wait between a minute and a year: w 90 minutes, w 7 days'],
  ['w 367 days', 'wait between a minute and a year: w 90 minutes, w 7 days'],
  ['w long', 'wait between a minute and a year: w 90 minutes, w 7 days'],
  ['q lamp', 'you have nothing called "lamp"'],
  ['q', 'you have nothing'],
])('answers "%s" with: %s', (line, answer) => {
  const play = aPlay();
  const before = play.session();

  expect(play.type(line)).toContain(answer);
  expect(play.session().game.character).toEqual(before.game.character);
});

test('an empty line shows the screen again', () => {
  const play = aPlay();

  expect(play.type('')).toBe(play.type());
});

test('b goes back from a storylet and from a menu', () => {
  const play = aPlay();

  expect(play.type('1', 'b')).toContain('The Square, small');
  expect(play.type('i')).toContain('Things to use and to wear');
  expect(play.type('B')).toContain('The Square, small');
});

test('a storylet with "back: no" cannot be left', () => {
  expect(aPlay(aStorylet('back: no')).type('2', 'b')).toBe('no: no way back');
});

test('u undoes every call, and the luck changes', () => {
  const play = aPlay();
  play.type('1', '1', '1', '1', '1');

  expect(play.session().game.character.actions.count).toBe(18);
  play.type('u', 'u');
  expect(play.session().game.character.actions.count).toBe(19);
  expect(play.type('u')).toContain('~~ Sat ~~');
  expect(play.type('u')).toContain('== A Bench ==');
  expect(play.type('u')).toContain('The Square, small');
  expect(play.type('u')).toBe('there is nothing to undo');
  expect(play.session().game.calls).toBeGreaterThan(5);
});

test('w waits, and shows what happened', () => {
  const play = aPlay();
  play.type('1', '1', '');

  expect(play.type('w 9')).toContain('  nothing happens\n');
  expect(play.type('w 1 minute')).toContain('  actions: 19 -> 20 (refilled)\n');
  expect(play.type('w')).toContain('[day 1, 00:20;');
  expect(play.type('w 23 hours')).toContain('[day 1, 23:20;');
  expect(play.type('w 366 days')).toContain('[day 367, 23:20;');
  expect(play.type('u')).toContain('[day 1, 23:20;');
});

test('a card is drawn, discarded and played', () => {
  const play = aPlay({ ...LODGED, ...CARD });

  expect(play.type('d')).toBe('no: no hand (no hand without a lodging: play -- --lodge "A Lodging")');
  expect(play.type('2', '1', '', 'd')).toContain('  drawn: A Caller\n');
  expect(play.type()).toContain('   3  A Caller (a card)\n      At the door.\n');
  expect(play.type('d 1')).toContain('  left the hand: A Caller (discarded)\n');
  expect(play.type('d')).toContain('cards 4 of 6, hand 1 of 1');
  expect(play.type('3')).toContain('== A Caller ==');
  expect(play.type('1')).toContain('  left the hand: A Caller (played)\n  Coins: 0 -> 5\n');
});

test('a lodging can be set at the start; a full hand and an empty deck are refused', () => {
  const play = aPlay(CARD, ['--lodge', 'a room']);

  expect(play.type('d')).toContain('hand 1 of 1');
  expect(play.type('d')).toBe('no: hand full (d 1 discards the first card)');
  expect(aPlay({}, ['--lodge', 'A Room']).type('d')).toBe('no: no card to draw (no other card fits here)');
});

test('shows events once, and changes of a result as long as it is open', () => {
  const play = aPlay(CARD, ['--lodge', 'A Room', '--set', 'Paper Hat 1']);

  expect(play.type('d')).toContain('drawn: A Caller');
  expect(play.type('i')).not.toContain('drawn: A Caller');
  expect(play.type('b', '1', '1')).toContain('  Coins: 0 -> 1\n');
  expect(play.type('i')).not.toContain('Coins: 0 -> 1');
  expect(play.type('1')).toContain(
    '  Paper Hat worn\n\n~~ Sat ~~ (always)\n\nYou did.\n\n  actions: 20 -> 19 (spent)\n  Coins: 0 -> 1\n',
  );
});

test('q lists qualities by group of the sheet and by name', () => {
  const play = aPlay({}, ['--set', 'Watchful 2, Coins 30, Paper Hat 1']);

  expect(play.type('q')).toBe('Attributes\n  Watchful 2\nMoney\n  Coins 30\nHat\n  Paper Hat 1');
  expect(play.type('q COIN')).toBe('Money\n  Coins 30');
});

test('h explains every command, and x quits', () => {
  const play = aPlay();
  const help = play.type('h');

  for (const letter of 'bdtsiawquhx') expect(help).toMatch(new RegExp(`^${letter}  `, 'm'));
  expect(takeLine(play.session(), 'x')).toMatchObject({ isOver: true, lines: [] });
  expect(takeLine(play.session(), 'h').isOver).toBeUndefined();
});

test('opens what must be met, before and after a call', () => {
  const must = (when: string) => aStorylet(`urgency: must\nwhen: ${when}`, aBranch('', anOutcome('set: Step 3')));

  expect(aPlay(must('no Step')).type()).toContain('== Tried ==');
  expect(aPlay(must('no Step')).type('1', '')).toContain('The Square, small');
  expect(aPlay(must('Coins exactly 1')).type('1', '1', '')).toContain('== Tried ==');
});
