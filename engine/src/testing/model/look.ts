import { type Answer, type Game, no } from './model-character.ts';
import { offeredNow, settleNow } from './second-chance.ts';
import { goOn, mayLeave, openNow } from './story.ts';

function isQuestionThere({ who: { story }, world }: Game): boolean {
  if (story.phase !== 'Rename' && story.phase !== 'Act') return true;
  return world.storylets.get(story.storylet)?.branches.some(({ id }) => id === story.branch) === true;
}

export function look(game: Game): Answer {
  if (game.who.story.phase === 'SecondChance') {
    const offered = offeredNow(game);
    if (offered?.length !== undefined && offered.length > 0) return undefined;
    settleNow(game);
    if (offered) return undefined;
  }
  const lies = openNow(game);
  if (!lies) goOn(game);
  else if (!isQuestionThere(game)) game.who.story = lies;
  return undefined;
}

export function resume(game: Game): Answer {
  const { story } = game.who;
  const isAsked = story.phase === 'SecondChance' && (offeredNow(game)?.length ?? 0) > 0;
  return story.phase === 'End' || isAsked ? { doneBefore: story.turn } : look(game);
}

export function goBack(game: Game): Answer {
  if (game.who.story.phase === 'SecondChance') {
    if (!offeredNow(game)) return look(game);
    settleNow(game);
    return undefined;
  }
  const lies = openNow(game);
  if (!lies) return look(game);
  if (game.who.story.phase !== 'In') {
    game.who.story = lies;
    return undefined;
  }
  if (!mayLeave(game)) return no('no way back');
  game.who.story = { phase: 'Available' };
  goOn(game);
  return undefined;
}
