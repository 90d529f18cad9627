import { maxEntryTitleLength } from '@underhall/contract/limits';
import { areaOf, type Moment, renderText, snippetsFor } from '@underhall/engine';
import { tidy } from '../account/name-rules.ts';
import { Refused } from '../http/failures.ts';
import { presentEnd } from '../story/present-end.ts';
import { presentOpen } from '../story/present-storylet.ts';
import { plainOf } from '../wording/markup.ts';
import type { NewEntry } from './journal-store.ts';

/**
 * Makes an entry of the displayed storylet or result, with its displayed words and picture. The player's own title
 * replaces the default one.
 */
export function entryOfShown(moment: Moment, storylet: number, message: string): NewEntry {
  const shown = shownIn(moment);
  if (shown?.storylet !== storylet || shown.html === '') {
    throw new Refused('Only what you have before you can be set down. Look again at the story.');
  }
  const { version, name, html, image } = shown;
  return { toldBy: { turn: version }, title: titleOf(message) || plainOf(name), html, image, ...whereAndWhen(moment) };
}

/** Makes an entry of a snippet that the character may read, with its own words and picture. */
export function entryOfSnippet(moment: Moment, id: number, message: string): NewEntry {
  const snippet = snippetsFor(moment).find((each) => each.id === id);
  if (!snippet) throw new Refused('Only what is told beside your story can be set down. Look at the next one.');
  const { title, html, image } = snippet;
  return {
    toldBy: { snippet: id },
    title: titleOf(message) || title,
    html: renderText(html, moment),
    image,
    ...whereAndWhen(moment),
  };
}

/** The player's own title; empty if there is none. */
function titleOf(message: string): string {
  const title = tidy(message.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
  if ([...title].length > maxEntryTitleLength)
    throw new Refused(`A title has at most ${maxEntryTitleLength} letters. Shorten it.`);
  return title;
}

const whereAndWhen = (moment: Moment) => ({ areaName: areaOf(moment)?.name ?? '', at: moment.now });

type Shown = {
  readonly storylet: number;
  /** The turn that displayed it. */
  readonly version: number;
  readonly name: string;
  readonly html: string;
  readonly image: string;
};

function shownIn({ character, world }: Moment): Shown | undefined {
  const { story } = character;
  const here = { character, world };
  if (story.phase === 'End') {
    const { event } = presentEnd(story, here);
    return {
      storylet: story.storylet,
      version: story.turn,
      name: event.name,
      html: event.description,
      image: event.image,
    };
  }
  const storylet = story.phase === 'In' ? world.storylets.get(story.storylet) : undefined;
  if (story.phase !== 'In' || !storylet) return undefined;
  const { name, description, image } = presentOpen(storylet, here);
  return { storylet: story.storylet, version: story.since, name, html: description, image };
}
