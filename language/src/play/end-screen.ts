import {
  beginStorylet,
  canGoAgain,
  type EndedStory,
  look,
  outcomeNamed,
  renderText,
  useQuality,
} from '@underhall/engine';
import type { Game } from './game.ts';
import { paragraphsOf } from './plain-text.ts';
import { type Choice, plainly, type Screen } from './screen.ts';

/** A result: its title and text, what changed, and the ways on. */
export function endScreen({ character, world }: Game, end: EndedStory, changes: readonly string[]): Screen {
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const outcome = branch && outcomeNamed(branch, end.outcome);
  const aside =
    outcome?.asideHtml === undefined
      ? []
      : ['', ...paragraphsOf(renderText(outcome.asideHtml, { character, world }), '  ')];
  const leads = end.next === undefined ? undefined : world.storylets.get(end.next)?.name;
  const onwards: Choice = { lines: [leads === undefined ? 'Onwards' : `Onwards, to ${leads}`], pick: plainly(look) };
  return {
    lines: [
      `~~ ${outcome?.title ?? 'This has left the world'} ~~ (${end.outcome})`,
      '',
      ...(outcome ? paragraphsOf(renderText(outcome.descriptionHtml, { character, world })) : []),
      ...aside,
      '',
      ...changes,
      ...(changes.length > 0 ? [''] : []),
    ],
    choices: canGoAgain(end, { character, world }) ? [onwards, again(end)] : [onwards],
  };
}

const again = ({ storylet, item }: EndedStory): Choice => ({
  lines: ['Again'],
  pick: plainly((moment) => (item === undefined ? beginStorylet(moment, storylet) : useQuality(moment, item))),
});
