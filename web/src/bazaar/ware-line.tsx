import type { ShopItem } from '@underhall/contract';
import { useId } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { ListLine } from '../ui/list-line.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { comparisonWith, effectsOf, wornInstead } from '../ui/worn-effects.ts';
import { maxAmount } from './amount.ts';
import css from './bazaar.module.css';
import { priceOf } from './price.ts';

type WareLineProps = { readonly item: ShopItem; readonly onTrade: () => void };

export function WareLine({ item, onTrade }: WareLineProps) {
  const { forSale, availability } = item;
  const { quality, purchaseQuality, cost, sellPrice } = availability;
  const verb = forSale ? 'Buy' : 'Sell';
  const titleId = useId();
  const priceId = useId();
  const whyId = useId();
  const isMissing = !forSale && quality.spare === 0;
  const isBarred = forSale && maxAmount(item) === 0;
  return (
    <ListLine
      className={css.ware}
      titleId={titleId}
      picture={
        <span className={css.picture}>
          <Plate name={quality.image} width={64} />
          {quality.level > 0 && (
            <span className={css.count} aria-hidden="true">
              {formatNumber(quality.level)}
            </span>
          )}
        </span>
      }
      title={<SanitizedHtml as="span" html={quality.name} />}
      action={
        <div className={css.deal}>
          <p id={priceId} className={css.price}>
            {priceOf(forSale ? cost : sellPrice, purchaseQuality)}
          </p>
          {isMissing ? (
            <p className={css.note}>You have none to sell</p>
          ) : (
            <Button
              look="primary"
              aria-label={`${verb} ${wordsOf(quality.name)}`}
              aria-describedby={isBarred ? `${priceId} ${whyId}` : priceId}
              {...(isBarred ? { 'aria-disabled': true } : { 'aria-haspopup': 'dialog' })}
              onClick={() => !isBarred && onTrade()}
            >
              {verb}
            </Button>
          )}
          {isBarred && (
            <p id={whyId} className={css.note}>
              {whyNotBuy(item)}
            </p>
          )}
        </div>
      }
    >
      <SanitizedHtml html={quality.description} className={css.about} />
      <Effects item={item} />
      <p className={css.owned}>{ownedInWords(item)}</p>
    </ListLine>
  );
}

const whyNotBuy = ({ availability: { room, cost, purchaseQuality } }: ShopItem): string =>
  room === 0 ? 'You can carry no more' : `You are ${priceOf(cost - purchaseQuality.spare, purchaseQuality)} short`;

function Effects({ item: { availability } }: { readonly item: ShopItem }) {
  const { quality } = availability;
  const myself = useAnswer('myself');
  const effects = effectsOf(quality);
  if (effects === '') return null;
  const worn = quality.equippable && myself ? wornInstead(quality, myself) : undefined;
  return (
    <p className={css.does}>
      <strong>{effects}</strong>
      {quality.equipped && <span> · You wear it</span>}
      {worn && <span> · {comparisonWith(worn, quality) ?? `No different from your ${wordsOf(worn.name)}`}</span>}
    </p>
  );
}

/** 'You have 12, of which 1 is worn or lent. Each sells for 0.02.' */
function ownedInWords({ forSale, availability }: ShopItem): string {
  const { quality, sellPrice, purchaseQuality } = availability;
  const away = quality.level - quality.spare;
  const lent = quality.level > 0 && away > 0 ? `, ${formatNumber(away)} of them worn or lent` : '';
  const owned = `You have ${quality.level === 0 ? 'none' : formatNumber(quality.level)}${lent}.`;
  return forSale && sellPrice > 0 ? `${owned} It sells for ${priceOf(sellPrice, purchaseQuality)}.` : owned;
}
