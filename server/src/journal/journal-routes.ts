import { journal } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import { presentEntry } from './present-journal.ts';
import { readJournal, readPart } from './read-journal.ts';
import { entryOfShown, entryOfSnippet, shareEntry } from './share.ts';
import {
  attachTag,
  changeTag,
  createTag,
  deleteEntry,
  deleteTag,
  detachTag,
  type JournalDeps,
} from './tag-commands.ts';

type Deps = AnswerDeps & TurnDeps & JournalDeps & OfferUndoDeps & { readonly profiles: ProfileStore };

export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  answer(app, deps, journal.journal, ({ body, ...reader }) => readJournal(deps, reader, body, false));
  answer(app, deps, journal.favourites, ({ body, ...reader }) => readJournal(deps, reader, body, true));

  answer(app, deps, journal.whole, ({ body, characterId }) => readPart(deps, characterId, body.after));

  answer(app, deps, journal.tags, async ({ characterId }) => ({
    isSuccess: true,
    tags: await deps.tags.tagsOf(characterId),
  }));

  answer(app, deps, journal.createTag, async ({ body, ...caller }) => {
    const tag = await createTag(deps, caller, body.name);
    return { isSuccess: true, message: 'Tag successfully created.', tag };
  });

  answer(app, deps, journal.changeTag, async ({ body, ...caller }) => {
    const tag = await changeTag(deps, caller, body);
    const message = body.name === undefined ? 'The tag is changed.' : 'Tag successfully renamed.';
    return { isSuccess: true, message, tag };
  });

  answer(app, deps, journal.deleteTag, async ({ body: { id, tagId = id }, ...caller }) => {
    if (tagId === undefined) throw new Refused('Choose the tag to delete.');
    await deleteTag(deps, caller, tagId);
    const undo = await offerUndo(deps, caller.characterId, 'tag', String(tagId));
    return { isSuccess: true, message: deps.world.pack.words.texts.journal.tagDeleted, ...undo };
  });

  answer(app, deps, journal.attachTag, async ({ body, ...caller }) => {
    const entry = presentEntry(await attachTag(deps, caller, body));
    return { isSuccess: true, message: 'The tag is attached.', entry };
  });

  answer(app, deps, journal.detachTag, async ({ body, ...caller }) => {
    const entry = presentEntry(await detachTag(deps, caller, body));
    return { isSuccess: true, message: 'The tag is removed.', entry };
  });

  answer(app, deps, journal.deleteEntry, async ({ body: { entryId, page }, ...caller }) => {
    await deleteEntry(deps, caller, entryId);
    return readJournal(deps, caller, { ...(page !== undefined && { page }) }, false);
  });

  answer(app, deps, journal.share, async ({ characterId, body }) => {
    const { contentClass, contentKey, message = '' } = body;
    if (contentClass === 'JournalEntry') {
      return { isSuccess: true, message: await shareEntry(deps, characterId, contentKey) };
    }
    const moment = await currentMoment(deps, characterId);
    const entryOf = contentClass === 'Sidebar' ? entryOfSnippet : entryOfShown;
    await deps.journal.add(characterId, entryOf(moment, contentKey, message));
    return { isSuccess: true, message: deps.world.pack.words.texts.journal.isSaved };
  });
}
