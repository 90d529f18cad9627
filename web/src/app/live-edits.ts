import type { QueryClient } from '@tanstack/react-query';
import type { WorldWords } from '@underhall/contract';
import { answerOf } from '../api/answers.ts';
import { clientStore, useStore } from '../api/client-store.ts';
import { world } from '../api/world.ts';
import { replaceWithin } from './replace-within.ts';

// `npm run dev` shows each edit of the world in the open page. In the build, `import.meta.hot` is undefined and nothing
// of this remains.

/** Replies that do not depend on the world, and calls that a link or a payment may send only once. */
const independent: readonly unknown[] = [
  'session',
  'settings',
  'link',
  'data confirmation',
  'packages',
  'subscription',
  'whileOut',
];

const countOfEdits = clientStore(0);

/** Rerenders after an edit of the world's words. */
export const useEditedWords: () => void = import.meta.hot ? () => void useStore(countOfEdits) : () => {};

/** Refetches what the page shows after each edit. The page keeps its place, open dialogs and typed text. */
export function showEdits(cache: QueryClient): void {
  import.meta.hot?.on('world:edited', ({ words }: { readonly words: WorldWords }) => {
    if (JSON.stringify(words) !== JSON.stringify(world)) {
      replaceWithin(world, words);
      window.applyLooks(words);
      countOfEdits.set(countOfEdits.read() + 1);
    }
    sayIfSceneIsGone(cache);
    void cache.invalidateQueries({ queryKey: ['story'] });
    // The story sends its request in an effect. It goes first, because a browser sends only six requests at once.
    setTimeout(() =>
      cache.invalidateQueries({
        predicate: ({ queryKey: [kind] }) => kind !== 'story' && !independent.includes(kind),
      }),
    );
  });
}

let forgetScene = (): void => {};

/**
 * Shows a notice if the story continues with the list because the open scene is no longer in the world. It stays
 * until the player does something, because one edit can cause several events.
 */
function sayIfSceneIsGone(cache: QueryClient): void {
  const before = answerOf(cache, 'story');
  if (before?.reply === undefined || before.phase === 'Available') return;
  forgetScene();
  const { storylet, endStorylet } = before.reply;
  const notice = sceneGoneNotice(storylet?.name ?? endStorylet?.event.name);
  const stop = cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'story') return;
    const story = answerOf(cache, 'story');
    if (story?.asking && story.asking.kind !== 'resume') return forgetScene();
    if (story?.reply === before.reply || notice.isConnected) return;
    if (story?.phase === 'Available') document.body.append(notice);
    else forgetScene();
  });
  forgetScene = () => {
    stop();
    notice.remove();
  };
}

/** `title` is HTML. Undefined while a form is open. */
function sceneGoneNotice(title: string | undefined): HTMLElement {
  const textOf = (scene: string) => `The edit removed ${scene}. Here is the list of this place.`;
  const textContent = textOf('the open scene');
  const text = Object.assign(document.createElement('p'), { role: 'status', textContent });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  const notice = document.createElement('div');
  Object.assign(text.style, { margin: 0, flex: '1' });
  Object.assign(close.style, { minHeight: '44px', padding: '0 1em', border: '1px solid', color: 'inherit' });
  // Below, because the menu is above.
  Object.assign(notice.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '2147483647', padding: '1em' });
  Object.assign(notice.style, { display: 'flex', alignItems: 'center', color: '#fff', background: '#1f4f7a' });
  close.addEventListener('click', () => notice.remove());
  notice.append(text, close);
  // A static import would remain in the build.
  if (title !== undefined)
    void import('../ui/sanitize.ts').then(({ wordsOf }) => {
      text.textContent = textOf(`“${wordsOf(title)}”`);
    });
  return notice;
}
