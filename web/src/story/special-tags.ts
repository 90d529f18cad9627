import { world } from '../api/world.ts';

/** The page that a branch opens instead of being chosen, and the word of its button if its author gives none. */
export type ClientAction = { readonly path: string; readonly button: string };

/** The actions by the word in the mark, such as `[open fate]`, at the start of a branch's description. */
const actions: Readonly<Record<string, ClientAction>> = {
  fate: { path: '/fate', button: `To the ${world.premium} page` },
  profile: { path: '/me?say', button: 'Say it' },
  membership: { path: '/fate?subscribe=true', button: 'See what it brings' },
};

const mark = /^(\s*(?:<p>)?\s*)\[open ([a-z]+)\]\s*/;

/** A description without its mark, and what the mark stands for; an unknown mark is a part of the text. */
export function readSpecialTag(html: string): { readonly html: string; readonly action?: ClientAction } {
  const [whole = '', before = '', word = ''] = mark.exec(html) ?? [];
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
  return action ? { html: before + html.slice(whole.length), action } : { html };
}
