import type { Possession } from '@underhall/contract';
import { useContext } from 'react';
import { WhatToDoWith } from '../myself/what-to-do-with.ts';
import { useNotes } from '../notes/use-notes.tsx';
import { PossessionsPage } from '../outfits/possessions-page.tsx';
import { wordsOf } from '../ui/game-html.ts';

/** The meeting of possessions, story and notes: a thing is used by the story's button, and can be noted. */
export function PossessionsWithStory() {
  const buttonFor = useContext(WhatToDoWith);
  const { toggle, beside } = useNotes('possessions');
  const withNote = (possession: Possession) => (
    <>
      {buttonFor(possession)}
      {beside({ kind: 'thing', id: possession.id, name: wordsOf(possession.name) })}
    </>
  );
  return <PossessionsPage useOf={withNote} tools={toggle} />;
}
