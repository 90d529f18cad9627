import type { Possession } from '@underhall/contract';
import { createContext, type ReactNode } from 'react';

/** What other features put beside a thing, wherever things are listed: a way to use it. */
export const WhatToDoWith = createContext<(possession: Possession) => ReactNode>(() => null);
