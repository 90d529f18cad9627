import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** The buttons that other features put below a purchase, for the thing that was bought as it is now. */
export const PurchaseButtons = createContext<(thing: Possession) => ReactNode>(() => null);
