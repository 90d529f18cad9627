import type { Pack } from '@underhall/engine';
import { contentHash } from './content-hash.ts';
import type { Contents } from './contents.ts';

/** The pack, whole: for whoever goes on to work with it. */
export function compilePack({ head, lists }: Contents): Pack {
  const content = {
    ...head,
    qualities: [...lists.qualities],
    settings: [...lists.settings],
    areas: [...lists.areas],
    lodgings: [...lists.lodgings],
    storylets: [...lists.storylets],
    timed: [...lists.timed],
    shops: [...lists.shops],
    agents: [...lists.agents],
    concerns: [...lists.concerns],
    acts: [...lists.acts],
    personas: [...lists.personas],
    storeItems: [...lists.storeItems],
    snippets: [...lists.snippets],
    adverts: [...lists.adverts],
    news: [...lists.news],
    pages: [...lists.pages],
  };
  const hash = contentHash();
  hash.take(JSON.stringify(content));
  return { version: hash.digits(), ...content };
}
