import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** The buttons that other features put beside a possession, wherever possessions are listed. */
export const PossessionButtons = createContext<(possession: Possession) => ReactNode>(() => null);
