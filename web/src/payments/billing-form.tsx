import { type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import {
  type Billing,
  type BillingField,
  countryChoices,
  errorOf,
  isOptional,
  maxBillingLengths,
  proposedCountry,
} from './billing.ts';
import { Counter } from './counter.tsx';
import { currencyName } from './format.ts';
import css from './payments.module.css';

const fields: readonly (readonly [field: BillingField, label: string, autoComplete: string, type?: string])[] = [
  ['email', 'E-mail', 'email', 'email'],
  ['phoneNumber', 'Telephone', 'tel', 'tel'],
  ['givenName', 'First name', 'given-name'],
  ['surname', 'Last name', 'family-name'],
  ['streetAddress', 'Address', 'address-line1'],
  ['extendedAddress', 'Address, line 2', 'address-line2'],
  ['locality', 'City', 'address-level2'],
  ['postalCode', 'Postal code', 'postal-code'],
];

type BillingFormProps = {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly billing: Billing;
  /** Code of the currency that the buyer pays in. */
  readonly currency: string;
  readonly isHeld: boolean;
  /** True if every field shows its error, not only the fields that the player has left. */
  readonly isChecked: boolean;
  readonly onChange: (billing: Billing) => void;
};

/** The buyer's form. The payment sends this data to the card's bank; our server does not store it. */
export function BillingForm({ ref, billing, currency, isHeld, isChecked, onChange }: BillingFormProps) {
  const [visited, setVisited] = useState<ReadonlySet<BillingField>>(new Set());
  return (
    <fieldset ref={ref} className={css.billing}>
      <legend>Billing details</legend>
      {fields.map(([field, label, autoComplete, type = 'text']) => {
        const maxLength = maxBillingLengths[field];
        const typed = billing[field];
        return (
          <Field
            key={field}
            label={isOptional(field, billing) ? `${label} (optional)` : label}
            name={field}
            type={type}
            value={typed}
            autoComplete={`billing ${autoComplete}`}
            required={!isOptional(field, billing)}
            readOnly={isHeld}
            aside={maxLength !== undefined && <Counter length={typed.length} max={maxLength} />}
            wrong={isChecked || visited.has(field) ? errorOf(field, billing) : undefined}
            onChange={({ target }) => onChange({ ...billing, [field]: target.value })}
            onBlur={() => setVisited(new Set([...visited, field]))}
          />
        );
      })}
      <CountryField
        country={billing.country}
        currency={currency}
        onCountry={(country) => !isHeld && onChange({ ...billing, country })}
      />
    </fieldset>
  );
}

type CountryFieldProps = {
  readonly country: string;
  readonly currency: string;
  readonly onCountry: (country: string) => void;
};

/** Proposes the country of the currency if it is not the selected country. */
function CountryField({ country, currency, onCountry }: CountryFieldProps) {
  const countries = useMemo(countryChoices, []);
  const box = useRef<HTMLDivElement>(null);
  const proposed = proposedCountry(currency, country);
  const [, name] = countries.find(([value]) => value === proposed) ?? [];
  return (
    <div ref={box}>
      <SelectField
        label="Country"
        value={country}
        choices={countries}
        hint={name === undefined ? undefined : `You pay in another currency: ${currencyName(currency)}.`}
        onChoose={onCountry}
      >
        {proposed !== undefined && name !== undefined && (
          <Button
            className={css.proposal}
            onClick={() => {
              onCountry(proposed);
              // The button disappears.
              box.current?.querySelector('select')?.focus();
            }}
          >
            Use {name}
          </Button>
        )}
      </SelectField>
    </div>
  );
}
