import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** Buttons that other features show below a purchase. Called with the updated possession. */
export const PurchaseButtons = createContext<(thing: Possession) => ReactNode>(() => null);
