import { lazy, useState } from 'react';
import { pendingVisitPurpose } from '../api/provider-visit.ts';
import { VisitorsOnly } from './guards.tsx';

const ProviderReturn = lazy(async () => ({
  default: (await import('../account/provider-return.tsx')).ProviderReturn,
}));

/** Providers redirect to one URL, both for sign-in and for linking a provider to an account. */
export function BackGate() {
  const [purpose] = useState(pendingVisitPurpose);
  return purpose === undefined ? <VisitorsOnly /> : <ProviderReturn />;
}
