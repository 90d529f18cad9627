import { allowanceOf, bankSize, drawsHere, handSizeOf, look, tableOf } from '@underhall/engine';
import { describeChange } from './describe-change.ts';
import { type Game, type PlayResult, play } from './game.ts';
import { type Menu, menus } from './menus.ts';
import { printScreen, type Screen } from './screen.ts';
import { endScreen, listScreen, questionScreen } from './story-screens.ts';
import { storyletScreen } from './storylet-screen.ts';

export type Session = {
  readonly game: Game;
  readonly before?: Session;
  readonly menu?: Menu;
  /** Lines about the last event, printed once. */
  readonly happened: readonly string[];
  /** Printed as long as the current result is shown. */
  readonly resultLines: readonly string[];
};

/** Opens the first storylet that must be met. */
export const openSession = (game: Game): Session => arrive({ game, happened: [], resultLines: [] });

/** The new session keeps the previous one for undo. */
export function sessionAfter(session: Session, played: PlayResult): Session {
  if ('refusal' in played) return { ...session, game: played.game };
  const { game } = played;
  const lines = played.happened.flatMap((change) => describeChange(change, game)).map((line) => `  ${line}`);
  const isResult = game.character.story.phase === 'End' && game.character.story !== session.game.character.story;
  const toldLines = isResult
    ? { happened: [], resultLines: lines }
    : { happened: lines, resultLines: session.resultLines };
  return arrive({ game, before: session, ...toldLines });
}

/** Opens a storylet that must be met, unless another storylet is open. */
function arrive(session: Session): Session {
  if (session.game.character.story.phase !== 'Available') return session;
  const met = play(session.game, look);
  return 'refusal' in met ? session : { ...session, game: met.game };
}

export function screenOf({ game, menu, resultLines }: Session): Screen {
  if (menu) return menus[menu](game);
  const { story } = game.character;
  switch (story.phase) {
    case 'Available':
      return listScreen(game);
    case 'In':
      return storyletScreen(game, story.storylet);
    case 'End':
      return endScreen(game, story, resultLines);
    default:
      return questionScreen(game, story);
  }
}

export function show(session: Session): readonly string[] {
  const happened = session.happened.length === 0 ? [] : [...session.happened, ''];
  return ['', ...happened, ...printScreen(screenOf(session)), '', statusLine(session.game)];
}

function statusLine({ character, world, began, now }: Game): string {
  const minutes = Math.floor((now - began) / 60_000);
  const { deck, hand } = tableOf({ character, world });
  const cards = drawsHere({ character, world })
    ? `; cards ${deck.count} of ${allowanceOf({ character, world }).deck}, hand ${hand.length} of ${handSizeOf({ character, world })}`
    : '';
  const clock = `day ${1 + Math.floor(minutes / 1440)}, ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  return `[${clock}; ${world.pack.words.actions.many} ${character.actions.count} of ${bankSize({ character, world })}${cards}; h help]`;
}

const two = (count: number): string => String(count).padStart(2, '0');
