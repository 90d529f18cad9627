import type { Possession, TransactionReply } from '@underhall/contract';
import { useContext } from 'react';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { curlApostrophes } from '../ui/curl-apostrophes.ts';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import css from './bazaar.module.css';
import { PurchaseButtons } from './purchase-buttons.ts';

type TradeResultProps = {
  readonly result: TransactionReply | Error;
  readonly isBusy: boolean;
  /** The bought item, which can be equipped directly. */
  readonly bought?: Pick<Possession, 'id'> | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

export function TradeResult({ result, isBusy, bought, onAgain, onClose }: TradeResultProps) {
  const toDo = useContext(PurchaseButtons);
  if (result instanceof Error) {
    return (
      <Modal title="Transaction failed!" onClose={onClose} isHeld={isBusy}>
        <div role="alert">
          <SanitizedHtml html={result.message} />
        </div>
        <div className={css.ways}>
          <Button look="primary" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => !isBusy && onAgain()}>
            {result instanceof Refused ? 'Go back' : 'Retry'}
          </Button>
        </div>
      </Modal>
    );
  }
  const thing = bought && result.possessionsChanged.find(({ id }) => id === bought.id);
  return (
    <Modal title="Transaction complete!" onClose={onClose}>
      <div role="status">
        <SanitizedHtml html={curlApostrophes(result.message)} />
        {result.possessionsChanged.length > 0 && (
          <div className={css.totals}>
            <p>You now have:</p>
            <ul>
              {result.possessionsChanged.map((changed) => (
                <li key={changed.id}>
                  <SanitizedHtml as="span" html={changed.nameAndLevel} />
                  {changed.id === bought?.id && changed.effects && (
                    <span className={css.does}> · {effectsOf(changed)}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={css.ways}>
        <Button look="primary" onClick={onClose}>
          {world.texts.story.onwards}
        </Button>
        {thing && toDo(thing)}
      </div>
    </Modal>
  );
}
