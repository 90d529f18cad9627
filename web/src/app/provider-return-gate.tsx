import { lazy, useState } from 'react';
import { pendingVisitPurpose } from '../api/provider-visit.ts';
import { VisitorsOnly } from './guards.tsx';

const ProviderReturn = lazy(async () => ({
  default: (await import('../account/provider-return.tsx')).ProviderReturn,
}));

/** Providers redirect to this URL, both to sign in and to link a provider to an account. */
export function ProviderReturnGate() {
  const [purpose] = useState(pendingVisitPurpose);
  return purpose === undefined ? <VisitorsOnly /> : <ProviderReturn />;
}
