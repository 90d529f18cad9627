import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** Buttons that other features show below a purchase. They receive the updated possession. */
export const PurchaseButtons = createContext<(thing: Possession) => ReactNode>(() => null);
