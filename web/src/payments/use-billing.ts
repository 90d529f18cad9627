import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { type Billing, emptyBilling } from './billing.ts';
import { ownAddressQuery } from './payments-queries.ts';

/** The payer of a form, who begins with the account's address, also where no page has asked for it yet. */
export function useBilling(country = emptyBilling.country): readonly [Billing, (billing: Billing) => void] {
  const known = useAnswer('settings')?.emailAddress;
  const { data: asked } = useQuery({ ...ownAddressQuery, enabled: known === undefined });
  const [typed, setTyped] = useState<Billing>();
  return [typed ?? { ...emptyBilling, country, email: known ?? asked ?? '' }, setTyped];
}
