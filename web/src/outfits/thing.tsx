import type { Possession } from '@underhall/contract';
import type { ReactNode } from 'react';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { itemTipDelayMs } from '../constants/social.ts';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { formatNumber, moneyInWords } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { comparisonWith, effectsOf, wornInstead } from '../ui/worn-effects.ts';
import { keepFocusOn, useRestoredFocus } from './outfit-announcement.ts';
import type { OutfitState, Slot } from './outfit-state.ts';
import outfits from './outfits.module.css';
import type { OutfitMutation } from './outfits-queries.ts';
import css from './possessions.module.css';
import { whyNotEquip } from './why-not-equip.ts';

export type UseOf = (possession: Possession) => ReactNode;

type ThingProps = {
  readonly thing: Possession;
  readonly useOf: UseOf;
  readonly children?: ReactNode;
};

export function Thing({ thing, useOf, children }: ThingProps) {
  const { name, image, level, description, useEventId, worth } = thing;
  const effects = effectsOf(thing);
  const isMoney = thing.id === world.money.quality;
  return (
    <div className={css.thing}>
      <span className={css.picture}>
        <Tip
          says={<SanitizedHtml as="span" html={description} />}
          delayMs={useEventId === undefined ? 0 : itemTipDelayMs}
          aria-label={`What is ${wordsOf(name)}?`}
          className={css.plate}
        >
          <Plate name={image} width={50} />
        </Tip>
        {level > 1 && !isMoney && (
          <span className={css.count} aria-hidden="true">
            {formatNumber(level)}
          </span>
        )}
      </span>
      <div className={css.words}>
        <p className={css.name}>
          {isMoney ? moneyInWords(level) : <SanitizedHtml as="span" html={name} />}
          {level > 1 && !isMoney && <span className="visually-hidden">, {formatNumber(level)} of them</span>}
        </p>
        {effects !== '' && <p className={css.does}>{effects}</p>}
        {worth !== undefined && <p className={css.note}>{worthInWords(worth, level)}</p>}
        {children}
        {useOf(thing)}
      </div>
    </div>
  );
}

/** 'Worth 0.12 Coins, 1.20 Coins in all'. */
const worthInWords = (worth: number, count: number): string =>
  `Worth ${moneyInWords(worth)}${count > 1 ? `, ${moneyInWords(worth * count)} in all` : ''}`;

type GarmentProps = {
  readonly thing: Possession;
  readonly slot: Slot | undefined;
  readonly outfit: OutfitState;
  readonly outfitMutation: OutfitMutation;
  readonly useOf: UseOf;
};

export function Garment({ thing, slot, outfit, outfitMutation, useOf }: GarmentProps) {
  const isWorn = slot?.id === thing.id;
  const name = wordsOf(thing.name);
  const { isBarred, says } = whyNotEquip(isWorn ? { level: thing.level } : thing, slot, outfit);
  const { request, message } = outfitMutation.failed ?? {};
  const isRefused = request !== undefined && 'qualityId' in request && request.qualityId === thing.id;
  const place = useRestoredFocus(thing.id);
  const [kind, verb] = isWorn ? (['unequip', 'Take off'] as const) : (['equip', 'Put on'] as const);
  return (
    <Thing thing={thing} useOf={useOf}>
      {!isWorn && <Comparison thing={thing} />}
      <div ref={place}>
        {isBarred && says !== undefined ? (
          <Tip says={says} aria-disabled="true" aria-label={`${verb} ${name}`} className={controls.button}>
            {verb}
          </Tip>
        ) : (
          <Button
            aria-label={`${verb} ${name}`}
            aria-disabled={isBarred}
            onClick={() => {
              if (isBarred) return;
              keepFocusOn(thing.id);
              outfitMutation.change({ kind, qualityId: thing.id });
            }}
          >
            {verb}
          </Button>
        )}
      </div>
      {!isBarred && says !== undefined && <p className={css.note}>{says}</p>}
      {isRefused && (
        <p role="alert" className={outfits.trouble}>
          {message}
        </p>
      )}
    </Thing>
  );
}

/** Compares an item with the worn item in the same slot. */
function Comparison({ thing }: { readonly thing: Possession }) {
  const myself = useAnswer('myself');
  const worn = myself && wornInstead(thing, myself);
  const comparison = worn && comparisonWith(worn, thing);
  return comparison === undefined ? null : <p className={css.note}>{comparison}</p>;
}
