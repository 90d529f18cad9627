import { useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { type Billing, emptyBilling } from './billing.ts';

/** The payer of a form, who begins with the account's address. */
export function useBilling(): readonly [Billing, (billing: Billing) => void] {
  const email = useAnswer('settings')?.emailAddress ?? '';
  return useState<Billing>({ ...emptyBilling, email });
}
