import { lazy, useState } from 'react';
import { pendingVisitPurpose } from '../api/provider-visit.ts';
import { VisitorsOnly } from './guards.tsx';

const ProviderReturn = lazy(async () => ({
  default: (await import('../account/provider-return.tsx')).ProviderReturn,
}));

/** Providers send back to one page, whoever comes to log in and whoever is logged in and came to link one. */
export function BackGate() {
  const [purpose] = useState(pendingVisitPurpose);
  return purpose === undefined ? <VisitorsOnly /> : <ProviderReturn />;
}
