import { useMemo, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type Billing, type BillingField, billingLimits, countryChoices, faultOf, isOptional } from './billing.ts';
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
  readonly billing: Billing;
  readonly isHeld: boolean;
  readonly onChange: (billing: Billing) => void;
};

/** The form for the payer. It goes to the card's bank with the payment, and is kept by nobody here. */
export function BillingForm({ billing, isHeld, onChange }: BillingFormProps) {
  const [left, setLeft] = useState<ReadonlySet<BillingField>>(new Set());
  const countries = useMemo(countryChoices, []);
  return (
    <fieldset className={css.billing}>
      <legend>Who pays</legend>
      {fields.map(([field, label, autoComplete, type = 'text']) => {
        const most = billingLimits[field];
        const typed = billing[field];
        return (
          <Field
            key={field}
            label={isOptional(field, billing) ? `${label} (if you like)` : label}
            name={field}
            type={type}
            value={typed}
            maxLength={most ?? 200}
            autoComplete={`billing ${autoComplete}`}
            required={!isOptional(field, billing)}
            readOnly={isHeld}
            hint={most === undefined ? undefined : `${typed.length}/${most}`}
            wrong={left.has(field) ? faultOf(field, billing) : undefined}
            onChange={({ target }) => onChange({ ...billing, [field]: target.value })}
            onBlur={() => setLeft(new Set([...left, field]))}
          />
        );
      })}
      <SelectField
        label="Country"
        value={billing.country}
        choices={countries}
        onChoose={(country) => !isHeld && onChange({ ...billing, country })}
      />
    </fieldset>
  );
}
