import { actFacts } from './act.ts';
import { agentFacts, concernFacts, plotFacts } from './agent.ts';
import { effectFacts } from './consequences.ts';
import { machineFacts } from './machine.ts';
import { outcomeFacts } from './outcome.ts';
import { packFacts, personaFacts } from './pack.ts';
import { advertFacts, newsFacts, snippetFacts } from './pages.ts';
import { areaFacts, lodgingFacts, settingFacts } from './places.ts';
import { milestoneFacts, qualityFacts } from './quality.ts';
import type { FactTable } from './read-facts.ts';
import { pagePartFacts, readingPageFacts } from './reading-page.ts';
import { shopFacts, storeItemFacts, wareFacts } from './shop.ts';
import { branchFacts, storyletFacts } from './storylet.ts';
import { timedFacts } from './timed-story.ts';
import { wordSections } from './world-words.ts';

/** Keyed by kind of block. The reference and the editor read this. */
export const factTables: Readonly<Record<string, FactTable>> = {
  'A storylet': storyletFacts,
  'A branch': branchFacts,
  'An outcome': outcomeFacts,
  'A quality': qualityFacts,
  'A milestone': milestoneFacts,
  'An area': areaFacts,
  'A setting': settingFacts,
  'A lodging': lodgingFacts,
  'A timed story': timedFacts,
  'A shop': shopFacts,
  'A ware': wareFacts,
  'A persona': personaFacts,
  'An act': actFacts,
  'A side of an act': effectFacts,
  'An agent': agentFacts,
  'A concern': concernFacts,
  'A plot': plotFacts,
  'A store item': storeItemFacts,
  'A machine': machineFacts,
  'A snippet': snippetFacts,
  'An advert': advertFacts,
  News: newsFacts,
  'A page': readingPageFacts,
  'A part of a page': pagePartFacts,
  'The pack': packFacts,
  ...Object.fromEntries(Object.entries(wordSections).map(([part, facts]) => [`The pack: ${part}`, facts])),
};
