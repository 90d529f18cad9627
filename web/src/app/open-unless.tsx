import type { Restriction } from '@underhall/contract';
import { Navigate, Outlet } from 'react-router';
import { useRestrictions } from './restrictions.ts';

/** A page which the story may hold back: then its address leads to `/`. Stands inside the frame, which knows. */
export function OpenUnless({ restriction }: { readonly restriction: Restriction }) {
  return useRestrictions()?.includes(restriction) ? <Navigate to="/" replace /> : <Outlet />;
}
