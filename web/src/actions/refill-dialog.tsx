import type { FateReply } from '@underhall/contract';
import { world } from '../api/world.ts';
import { BoxedHtml, FatePurchaseDialog, type PurchaseActions } from '../fate/fate-purchase-dialog.tsx';
import { FreeRefreshSection } from '../fate/free-refresh.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { RefillSizes, tooDearText } from './refill-sizes.tsx';

const texts = world.texts.refill;

type RefillDialogProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

export function RefillDialog({ dueAt, onClose }: RefillDialogProps) {
  const about = (
    <p>
      {texts.about} <Countdown dueAt={dueAt} words={`The next ${world.actions.one} comes in`} />
    </p>
  );
  return (
    <FatePurchaseDialog title={texts.title} boughtTitle={texts.doneTitle} about={about} onClose={onClose}>
      {(fate, spending) => (
        <>
          <FreeRefreshSection fate={fate} {...spending} />
          <Refills fate={fate} {...spending} />
        </>
      )}
    </FatePurchaseDialog>
  );
}

function Refills({ fate, ...spending }: PurchaseActions & { readonly fate: FateReply }) {
  const tooDear = tooDearText(fate);
  if (tooDear) return <p>{tooDear}</p>;
  return (
    <>
      <BoxedHtml html={fate.actionRefillFateCard.description} />
      <RefillSizes fate={fate} {...spending} />
    </>
  );
}
