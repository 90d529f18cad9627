import type { Outfit } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { hasStore } from '../api/world.ts';
import { usePositionBelow } from '../ui/use-position-below.ts';
import { LockedOutfit } from './locked-outfit.tsx';
import { countPurchasable, inOrder, type OutfitState, selectedOutfit, typeLabels, whyNotWear } from './outfit-state.ts';
import css from './outfits.module.css';
import { type OutfitMutation, useOutfit, useOutfitMutation } from './outfits-queries.ts';

const OutfitPurchase = lazy(async () => ({ default: (await import('./outfit-purchase.tsx')).OutfitPurchase }));

export function OutfitSelector({ isLocked }: { readonly isLocked: boolean }) {
  const myself = useAnswer('myself');
  const { outfit } = useOutfit();
  const outfitMutation = useOutfitMutation();
  if (!myself) return null;
  const chosen = selectedOutfit(outfit ?? { outfits: inOrder(myself.character.outfits) });
  // `isLocked` comes from the story, whose state is the most recent.
  if (isLocked || !outfit) return <LockedOutfit name={chosen?.name ?? ''} isLocked={isLocked} />;
  return (
    <div className={css.selector}>
      <OutfitChoice outfit={outfit} outfitMutation={outfitMutation} />
      <OutfitError outfitMutation={outfitMutation} />
    </div>
  );
}

type OutfitChoiceProps = { readonly outfit: OutfitState; readonly outfitMutation: OutfitMutation };

export function OutfitChoice({ outfit, outfitMutation }: OutfitChoiceProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBuying, setBuying] = useState(false);
  const chosen = selectedOutfit(outfit);
  usePositionBelow(isOpen, button, list);
  const close = () => list.current?.hidePopover?.();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.choice}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={outfit.isChanging}
      >
        <span>
          Outfit: <b>{chosen?.name}</b>
        </span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={css.outfits}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul aria-label="Outfits">
          {outfit.outfits.map((each) => (
            <OutfitLine
              key={each.id}
              outfit={each}
              why={whyNotWear(each, outfit.subscription)}
              onChoose={() => {
                close();
                outfitMutation.change({ kind: 'change', outfitId: each.id });
              }}
            />
          ))}
          {hasStore() && countPurchasable(outfit) > 0 && (
            <li>
              <button
                type="button"
                className={css.outfit}
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  setBuying(true);
                }}
              >
                Unlock another outfit...
              </button>
            </li>
          )}
        </ul>
      </div>
      {isBuying && (
        <Suspense>
          <OutfitPurchase onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </>
  );
}

type OutfitLineProps = {
  readonly outfit: Outfit;
  readonly why: string | undefined;
  readonly onChoose: () => void;
};

function OutfitLine({ outfit: { name, type, selected }, why, onChoose }: OutfitLineProps) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={css.outfit}
        aria-current={selected}
        aria-disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
        onClick={() => why === undefined && onChoose()}
      >
        <b>{name}</b> <span className={css.kind}>{typeLabels[type]}</span>
      </button>
      {why !== undefined && (
        <p id={id} className={css.why}>
          {why}
        </p>
      )}
    </li>
  );
}

/** Shows the error of the last change. The rename form shows its own errors. */
export function OutfitError({ outfitMutation: { failed } }: { readonly outfitMutation: OutfitMutation }): ReactNode {
  if (!failed || failed.request?.kind === 'rename') return null;
  return (
    <p role="alert" className={css.trouble}>
      {failed.message}
    </p>
  );
}
