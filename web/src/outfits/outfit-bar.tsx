import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FadingNote, type Notice } from '../ui/fading-note.tsx';
import { LockedOutfit } from './locked-outfit.tsx';
import { OutfitChoice, OutfitError } from './outfit-selector.tsx';
import { type OutfitState, selectedOutfit, whyNotWear } from './outfit-state.ts';
import css from './outfits.module.css';
import { useOutfitMutation } from './outfits-queries.ts';
import { RenameOutfit } from './rename-outfit.tsx';

/** Shown as text, because this reason applies to the buttons of all items below. */
const whyLocked = 'You cannot change clothes now: the open story, or the place you are in, does not allow it.';

export function OutfitBar({ outfit }: { readonly outfit: OutfitState }) {
  const outfitMutation = useOutfitMutation();
  const { change } = outfitMutation;
  const [notice, setNotice] = useState<Notice>();
  const [isRenaming, setRenaming] = useState(false);
  const chosen = selectedOutfit(outfit);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The focused form has been removed, so move focus back to the button that opened it.
  useLayoutEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (!chosen) return null;
  const note = (words: string) => setNotice({ words, at: Date.now() });
  const maySave = outfit.dirty && !outfit.isChanging && whyNotWear(chosen, outfit.subscription) === undefined;
  return (
    <div className={css.bar}>
      {isRenaming ? (
        <RenameOutfit
          outfit={chosen}
          others={outfit.outfits.filter(({ id }) => id !== chosen.id)}
          proposed={chosen.name}
          onDone={() => {
            setRenaming(false);
            note('Outfit renamed');
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          {outfit.canChange ? (
            <OutfitChoice outfit={outfit} outfitMutation={outfitMutation} />
          ) : (
            <LockedOutfit name={chosen.name} isLocked />
          )}
          <Button
            aria-disabled={!maySave}
            onClick={() => maySave && change({ kind: 'save' }, () => note('Outfit updated'))}
          >
            Save outfit
          </Button>
          <Button
            aria-pressed={outfit.isFavourite}
            onClick={() =>
              change({ kind: 'favourite' }, ({ isFavourite }) =>
                note(isFavourite ? 'Outfit marked favourite!' : 'Outfit unmarked favourite!'),
              )
            }
          >
            Favourite
          </Button>
          <Button ref={rename} onClick={() => setRenaming(true)}>
            Rename
          </Button>
        </>
      )}
      {!outfit.canChange && <p className={css.whyLocked}>{whyLocked}</p>}
      <FadingNote notice={notice} />
      <OutfitError outfitMutation={outfitMutation} />
    </div>
  );
}
