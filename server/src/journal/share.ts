import { typedTexts } from '@underhall/contract/typed-texts';
import { areaOf, type Moment, renderText, snippetsFor } from '@underhall/engine';
import { Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import { presentEnd } from '../story/present-end.ts';
import { presentOpen } from '../story/present-storylet.ts';
import { plainOf } from '../wording/markup.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { JournalStore, NewEntry } from './journal-store.ts';

/**
 * Creates an entry from the displayed storylet or result, with its text and picture. A title from the player replaces
 * its name.
 */
export function entryOfShown(moment: Moment, storylet: number, message: string): NewEntry {
  const shown = shownIn(moment);
  if (shown?.storylet !== storylet || shown.html === '') {
    throw new Refused(moment.world.pack.words.texts.journal.notShown);
  }
  const { version, name, html, image } = shown;
  return { source: { turn: version }, title: titleOf(message) || plainOf(name), html, image, ...whereAndWhen(moment) };
}

export function entryOfSnippet(moment: Moment, id: number, message: string): NewEntry {
  const snippet = snippetsFor(moment).find((each) => each.id === id);
  if (!snippet)
    throw new Refused('This text is no longer shown beside your story, so it cannot be saved. Try the next one.');
  const { title, html, image } = snippet;
  return {
    source: { snippet: id },
    title: titleOf(message) || title,
    html: renderText(html, moment),
    image,
    ...whereAndWhen(moment),
  };
}

type EntryDeps = { readonly journal: JournalStore; readonly profiles: ProfileStore } & PackDeps;

/**
 * An entry is in the journal already, so nothing is saved again.
 *
 * @returns the message shown to the player, which says who can read the entry
 * @throws Refused if the character has no such entry
 */
export async function shareEntry(
  { journal, profiles, world }: EntryDeps,
  characterId: number,
  id: number,
): Promise<string> {
  const entry = await journal.entry(characterId, id);
  if (!entry) throw new Refused('No entry available at this address.');
  const profile = await profiles.byCharacter(characterId);
  const { isPublic, isSecret } = world.pack.words.texts.journal;
  return profile?.isPrivate === false ? isPublic : isSecret;
}

/** The player's own title, or an empty text. */
const titleOf = (message: string): string => fitText(typedTexts.entryTitle, message);

const whereAndWhen = (moment: Moment) => ({ areaName: areaOf(moment)?.name ?? '', at: moment.now });

type Shown = {
  readonly storylet: number;
  /** The turn that displayed the content. */
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
