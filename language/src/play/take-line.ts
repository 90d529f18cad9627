import { discardCard, drawCard, goBack, handOf, settledMoment } from '@underhall/engine';
import { describeRefusal } from './describe-refusal.ts';
import { play, type Rule, wait } from './game.ts';
import { listQualities } from './list-qualities.ts';
import type { Menu } from './menus.ts';
import { type Session, screenOf, sessionAfter, show } from './session.ts';

export type Step = { readonly session: Session; readonly lines: readonly string[]; readonly isOver?: true };

const HELP = `a number  chooses that entry; 2+ uses its second chances, 2 x3 repeats it
(nothing) continues from a result, otherwise shows the screen again
b         back
d         draw a card; d 2 discards the second card of the hand
t         travel
s         shops: buy and sell
i         things to use and to wear
a         agents and their plots
w         wait ten minutes; w 90 minutes, w 12 hours, w 7 days
q         what you have; q lamp lists only names with "lamp"
u         undo
h         this help
x         quit`;

const MENUS: Readonly<Record<string, Menu>> = { t: 'map', s: 'shops', i: 'things', a: 'agents' };

/** Executes one line of input, and always prints an answer. */
export function takeLine(session: Session, line: string): Step {
  const [, letter = '', rest = ''] = /^(\d+|[a-z]?)\s*(.*)$/i.exec(line.trim()) ?? [];
  if (/^\d/.test(letter)) return pick(session, letter, rest);
  switch (letter.toLowerCase()) {
    case '':
      return rest === '' ? goOn(session) : unknown(session, line);
    case 'b':
      return session.menu ? stepShown(withoutMenu(session)) : playRule(session, goBack);
    case 'd':
      return rest === '' ? playRule(session, settledFirst(drawCard)) : discard(session, rest);
    case 't':
    case 's':
    case 'i':
    case 'a':
      return rest === ''
        ? stepShown({ ...session, menu: MENUS[letter.toLowerCase()] ?? 'map' })
        : unknown(session, line);
    case 'w':
      return waitFor(session, rest);
    case 'q':
      return { session, lines: listQualities(session.game, rest) };
    case 'u':
      return rest === '' ? undo(session) : unknown(session, line);
    case 'h':
      return { session, lines: HELP.split('\n') };
    case 'x':
      return rest === '' ? { session, lines: [], isOver: true } : unknown(session, line);
    default:
      return unknown(session, line);
  }
}

/** Drops the lines about the last event. */
const stepShown = (session: Session): Step => ({ session: { ...session, happened: [] }, lines: show(session) });
const answer = (session: Session, message: string): Step => ({ session, lines: [message] });
const unknown = (session: Session, line: string): Step =>
  answer(session, `unknown command "${line.trim()}"; h shows the help`);

const withoutMenu = ({ menu: _left, ...session }: Session): Session => session;

function pick(session: Session, number: string, rest: string): Step {
  const choice = screenOf(session).choices[Number(number) - 1];
  if (!choice) return answer(session, `there is no choice ${number}`);
  const rule = choice.pick(rest);
  if (typeof rule === 'string') return answer(session, rule);
  return playRule(session, session.menu ? settledFirst(rule) : rule);
}

/** As on the server: an open question for a second chance is settled before anything else. */
const settledFirst =
  (rule: Rule): Rule =>
  (moment) =>
    rule(settledMoment(moment));

/** A shop stays open while the player buys. Other menus close. */
function playRule(session: Session, rule: Parameters<typeof play>[1]): Step {
  const result = play(session.game, rule);
  const next = sessionAfter(session, result);
  if ('refusal' in result) return answer(next, `no: ${describeRefusal(result.refusal, next.game)}`);
  return stepShown(session.menu === 'shops' ? { ...next, menu: 'shops' } : next);
}

const goOn = (session: Session): Step =>
  session.game.character.story.phase === 'End' && !session.menu ? pick(session, '1', '') : stepShown(session);

function discard(session: Session, which: string): Step {
  const inHand = handOf(session.game)[Number(which) - 1];
  return inHand
    ? playRule(
        session,
        settledFirst((moment) => discardCard(moment, inHand.card.id)),
      )
    : answer(session, `there is no card "${which}" in the hand`);
}

const MINUTES = { minute: 1, hour: 60, day: 1440 } as const;

const MAX_MINUTES = 366 * MINUTES.day;

function waitFor(session: Session, howLong: string): Step {
  const [, count, unit = 'minute'] = /^(?:(\d{1,6})(?: (minute|hour|day)s?)?)?$/.exec(howLong) ?? ['', 'no'];
  const minutes = Number(count ?? 10) * MINUTES[unit as keyof typeof MINUTES];
  if (!(minutes >= 1 && minutes <= MAX_MINUTES))
    return answer(session, 'wait between a minute and a year: w 90 minutes, w 7 days');
  const waited = sessionAfter(session, wait(session.game, minutes * 60_000));
  return stepShown(waited.happened.length > 0 ? waited : { ...waited, happened: ['  nothing happens'] });
}

function undo(session: Session): Step {
  const { before, game } = session;
  if (!before) return answer(session, 'there is nothing to undo');
  return stepShown(withoutMenu({ ...before, game: { ...before.game, calls: game.calls } }));
}
