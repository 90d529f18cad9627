import { world } from '../api/world.ts';

/** A client page that a branch opens instead of being played. `button` is the default label. */
export type ClientAction = { readonly path: string; readonly button: string };

/** Actions by tag. A tag such as `[open fate]` starts a branch's description. */
const actions: Readonly<Record<string, ClientAction>> = {
  fate: { path: '/fate', button: `To the ${world.premium} page` },
  profile: { path: '/me?say', button: 'Say it' },
  membership: { path: '/fate?subscribe=true', button: 'See what it brings' },
};

const mark = /^(\s*(?:<p>)?\s*)\[open ([a-z]+)\]\s*/;

/** An unknown tag stays in the text. */
export function readSpecialTag(html: string): { readonly html: string; readonly action?: ClientAction } {
  const [whole = '', before = '', word = ''] = mark.exec(html) ?? [];
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
  return action ? { html: before + html.slice(whole.length), action } : { html };
}
