import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** Buttons that other features show beside every listed possession. */
export const PossessionButtons = createContext<(possession: Possession) => ReactNode>(() => null);
