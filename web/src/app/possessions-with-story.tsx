import type { Possession } from '@underhall/contract';
import { useContext } from 'react';
import { PossessionButtons } from '../myself/possession-buttons.ts';
import { useNotes } from '../notes/use-notes.tsx';
import { PossessionsPage } from '../outfits/possessions-page.tsx';
import { useThingTargets } from '../targets/use-thing-targets.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import css from './app.module.css';

/** Connects possessions, story, notes and targets: a thing can be used, noted and set as a target. */
export function PossessionsWithStory() {
  const buttonFor = useContext(PossessionButtons);
  const { toggle, beside } = useNotes('possessions');
  const targets = useThingTargets();
  const withOwn = (possession: Possession) => (
    <>
      {buttonFor(possession)}
      {beside({ kind: 'thing', id: possession.id, name: wordsOf(possession.name) })}
      {targets.beside(possession)}
    </>
  );
  return (
    <PossessionsPage
      useOf={withOwn}
      tools={
        <div className={css.ownPages}>
          {toggle}
          {targets.toggle}
        </div>
      }
    />
  );
}
