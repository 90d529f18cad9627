import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

const keyOf = (branchId: number) => `visited_form_${readClaims(readToken())?.UserId}_${branchId}`;

/** False if this player has opened the form of this branch before in this tab. */
export const isFirstVisit = (branchId: number): boolean => tabStorage.getItem(keyOf(branchId)) === null;

export const rememberVisit = (branchId: number): void => tabStorage.setItem(keyOf(branchId), 'yes');
