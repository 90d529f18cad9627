import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FadingNote, type Notice } from '../ui/fading-note.tsx';
import { LockedOutfit } from './locked-outfit.tsx';
import { DressingTrouble, OutfitChoice } from './outfit-selector.tsx';
import { chosenOf, type OutfitState, whyNotWear } from './outfit-state.ts';
import css from './outfits.module.css';
import { useDressing } from './outfits-queries.ts';
import { RenameOutfit } from './rename-outfit.tsx';

/** Visible text, since it explains why the buttons of all items below are disabled. */
const whyLocked = 'Clothes stay as they are for now: the story that lies open, or the place you are in, asks for it.';

/** The selected outfit, with controls to switch, save, rename and mark it as favourite. */
export function OutfitBar({ outfit }: { readonly outfit: OutfitState }) {
  const dresser = useDressing();
  const { dress } = dresser;
  const [notice, setNotice] = useState<Notice>();
  const [isRenaming, setRenaming] = useState(false);
  const chosen = chosenOf(outfit);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The focused form has been unmounted, so the focus returns to the button that opened it.
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
            <OutfitChoice outfit={outfit} dresser={dresser} />
          ) : (
            <LockedOutfit name={chosen.name} isLocked />
          )}
          <Button
            aria-disabled={!maySave}
            onClick={() => maySave && dress({ kind: 'save' }, () => note('Outfit updated'))}
          >
            Save outfit
          </Button>
          <Button
            aria-pressed={outfit.isFavourite}
            onClick={() =>
              dress({ kind: 'favourite' }, ({ isFavourite }) =>
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
      <DressingTrouble dresser={dresser} />
    </div>
  );
}
