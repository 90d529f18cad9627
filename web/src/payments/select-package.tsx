import type { CurrencyCode, FatePackage, NexOptionsReply } from '@underhall/contract';
import { useId } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { currencyInWords, priceInWords } from './money.ts';
import css from './payments.module.css';
import type { PurchaseEvent, PurchaseState } from './purchase-state.ts';

type SelectPackageProps = {
  readonly state: PurchaseState;
  /** Undefined while they are asked for. */
  readonly options: NexOptionsReply | undefined;
  readonly tell: (event: PurchaseEvent) => void;
};

/** The currency, and how much is bought for it. */
export function SelectPackage({ state, options, tell }: SelectPackageProps) {
  const name = useId();
  return (
    <>
      <SelectField
        label="Currency"
        value={state.currency}
        choices={state.currencies.map((code) => [code, `${currencyInWords(code)} (${code})`] as const)}
        onChoose={(currency: CurrencyCode) => tell({ is: 'currency chosen', currency })}
      />
      {!options && <Loading>Asking what there is</Loading>}
      {options && options.packages.length === 0 && (
        <Empty place="list">Nothing is sold in this currency. Choose another.</Empty>
      )}
      {state.packages.length > 0 && (
        <fieldset className={css.packages}>
          <legend>How much</legend>
          {state.packages.map((each) => (
            <label key={each.id} className={css.package}>
              <input
                type="radio"
                name={name}
                checked={each.id === state.selected?.id}
                onChange={() => tell({ is: 'package chosen', id: each.id })}
              />
              <span className={css.quantity}>
                {formatNumber(each.quantity)} {world.premium}
              </span>
              <span className={css.price}>{priceInWords(each.currencyAmount, each.currency.code)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {state.selected && <TaxLine of={state.selected} />}
      <div className={css.ways}>
        <Button look="primary" aria-disabled={!state.selected} onClick={() => tell({ is: 'went on' })}>
          Next
        </Button>
      </div>
    </>
  );
}

/** The tax that a price holds, where it holds any. */
export function TaxLine({ of: { valueAddedTax, currency } }: { readonly of: FatePackage }) {
  if (valueAddedTax === 0) return null;
  return <p className={css.note}>The price holds {priceInWords(valueAddedTax, currency.code)} of value added tax.</p>;
}
