import { type Colour, colour } from '../drawing/colour.ts';

/** The colours of one kind of card: its ground from the edge to the middle, the glyph's three tones and its rule. */
export interface Category {
  readonly dark: Colour;
  readonly light: Colour;
  readonly ink: Colour;
  readonly mid: Colour;
  readonly ivory: Colour;
  readonly gilt: Colour;
}

export type CategoryName = keyof typeof CATEGORIES;

function category(dark: string, light: string, ink: string, mid: string, ivory: string, gilt: string): Category {
  return {
    dark: colour(dark),
    light: colour(light),
    ink: colour(ink),
    mid: colour(mid),
    ivory: colour(ivory),
    gilt: colour(gilt),
  };
}

export const CATEGORIES = {
  watchful: category('#0d1a20', '#2c4650', '#0a1216', '#86a7ab', '#f4ecd2', '#b99a5a'),
  shadowy: category('#120f17', '#393043', '#0c0812', '#9a8ca6', '#f3e8da', '#a88f6a'),
  dangerous: category('#180c0b', '#52281f', '#120606', '#bd8168', '#f6e6cc', '#b98a4a'),
  persuasive: category('#1a110c', '#573621', '#140a06', '#d0a062', '#fbeecb', '#cfa452'),
  menace: category('#0b0a0a', '#36161a', '#070404', '#a6524a', '#f2dcc2', '#83423a'),
  goods: category('#1b150e', '#54422a', '#0f0b07', '#bd9c6a', '#f8ecc9', '#a8854a'),
  wealth: category('#151106', '#4e4019', '#0f0b04', '#cbab5c', '#fdf0c6', '#dcb558'),
  mystery: category('#081615', '#27493f', '#051010', '#86ac9c', '#eff3dc', '#a09f66'),
  rumour: category('#14171a', '#48525a', '#0a0c0e', '#a4b0b4', '#f3efe2', '#938a78'),
  wild: category('#0d150c', '#38482b', '#080f06', '#9ba87a', '#f2f0d4', '#98935a'),
} as const;

export function isCategoryName(name: string): name is CategoryName {
  return Object.hasOwn(CATEGORIES, name);
}
