import { useQuery } from '@tanstack/react-query';
import type { FateReply } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { freshFateQuery, type Size, sizesOf, usePurchase } from '../fate/fate.ts';
import { BoxedHtml } from '../fate/fate-purchase-dialog.tsx';
import { BuyFateButton } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { countPurchasable, type OutfitState, randomPreset } from './outfit-state.ts';
import css from './outfits.module.css';
import { useOutfit } from './outfits-queries.ts';
import { RenameOutfit } from './rename-outfit.tsx';

export function OutfitPurchase({ onClose }: { readonly onClose: () => void }) {
  const { data: fate, error, refetch } = useQuery(freshFateQuery);
  const { outfit } = useOutfit();
  const { buy, isPending, data: bought, error: failed, reset } = usePurchase();
  if (bought && outfit) return <NewOutfitName outfit={outfit} message={bought.message} onClose={onClose} />;
  if (failed) {
    return (
      <Modal title="Purchase Failure" onClose={onClose}>
        <p role="alert">Something went wrong. {failed.message}</p>
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
      </Modal>
    );
  }
  return (
    <Modal title="Unlock another outfit" onClose={onClose} isHeld={isPending}>
      {error && !fate && <Failed error={error} onAgain={() => void refetch()} />}
      {!fate && !error && <Loading>{world.texts.premium.waiting}</Loading>}
      {fate && outfit && <PurchaseForm fate={fate} outfit={outfit} isPending={isPending} onBuy={buy} />}
    </Modal>
  );
}

type PurchaseFormProps = {
  readonly fate: FateReply;
  readonly outfit: OutfitState;
  readonly isPending: boolean;
  readonly onBuy: (size: Size) => void;
};

function PurchaseForm({ fate: { fateCards, currentFate }, outfit, isPending, onBuy }: PurchaseFormProps) {
  const card = fateCards.find(({ action }) => action === 'OutfitPurchase');
  const [size] = card ? sizesOf(card) : [];
  if (!card || !size) {
    return (
      <p>
        We couldn't find the corresponding {world.premium} item for outfit purchase. No {world.premium} has been
        deducted.
      </p>
    );
  }
  if (currentFate < size.price) {
    return (
      <>
        <p>
          Purchasing an outfit costs {formatNumber(size.price)} {world.premium}; you have {formatNumber(currentFate)}.
        </p>
        <p>{world.texts.premium.whereFrom}</p>
        <BuyFateButton />
      </>
    );
  }
  const left = countPurchasable(outfit);
  return (
    <>
      <BoxedHtml html={card.description} />
      <p>
        You have {formatNumber(currentFate)} {world.premium}.{' '}
        {left === 1 ? 'One more outfit' : `${formatNumber(left)} more outfits`} can be bought.
      </p>
      {isPending && <Loading>{world.texts.premium.buying}</Loading>}
      <Button
        look="primary"
        aria-label={`Buy: ${wordsOf(size.label)}`}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => onBuy(size)}
      >
        {size.label}
      </Button>
    </>
  );
}

type NewOutfitNameProps = { readonly outfit: OutfitState; readonly message: string; readonly onClose: () => void };

function NewOutfitName({ outfit: { outfits }, message, onClose }: NewOutfitNameProps) {
  const [random] = useState(Math.random);
  const newest = outfits.filter(({ type }) => type === 'Purchased').toSorted((a, b) => b.id - a.id)[0];
  const others = outfits.filter((each) => each !== newest);
  if (!newest) return null;
  return (
    <Modal title="Name your outfit" onClose={onClose}>
      <p role="status" className={css.done}>
        {message}
      </p>
      <RenameOutfit
        outfit={newest}
        others={others}
        proposed={randomPreset(others, random)}
        onDone={onClose}
        onCancel={onClose}
        cancel={`Leave it as ${newest.name}`}
      />
    </Modal>
  );
}
