import type { CurrencyCode, FatePackage } from '@underhall/contract';

/** The steps of the purchase panel. The last two are for whoever has a membership already. */
export const purchaseSteps = [
  'select currency',
  'payment details',
  'completing',
  'success',
  'failure',
  'server error',
  'select new plan',
  'confirm new plan',
] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** One of them with the number that the page knows it by, from 1 on. */
export type NumberedPackage = FatePackage & { readonly id: number };

export type PurchaseState = {
  readonly step: PurchaseStep;
  readonly currencies: readonly CurrencyCode[];
  readonly currency: CurrencyCode;
  /** Those of the currency; none while they are asked for. */
  readonly packages: readonly NumberedPackage[];
  readonly selected?: NumberedPackage | undefined;
  /** The way of paying that is ready to be handed over; undefined while none is. */
  readonly paymentType?: string | undefined;
  /** The words of the server, or of the way of paying, about what came of it. */
  readonly message?: string | undefined;
  /** True while an order was sent and nobody can say yet whether it was paid. */
  readonly isBeingFoundOut: boolean;
};

export type PurchaseEvent =
  | { readonly is: 'currency chosen'; readonly currency: CurrencyCode }
  | {
      readonly is: 'offered';
      readonly currencyCode: CurrencyCode;
      readonly currencies: readonly { readonly code: CurrencyCode }[];
      readonly packages: readonly FatePackage[];
    }
  | { readonly is: 'not to be offered'; readonly message: string }
  | { readonly is: 'package chosen'; readonly id: number }
  | { readonly is: 'went on' }
  | { readonly is: 'method changed'; readonly paymentType?: string | undefined }
  | { readonly is: 'sent' }
  | { readonly is: 'left open'; readonly message?: string | undefined }
  | { readonly is: 'paid'; readonly message?: string | undefined }
  | { readonly is: 'failed'; readonly message?: string | undefined }
  | { readonly is: 'went back' };

/** The step a purchase begins at: whoever has a membership chooses among plans. */
export const firstStep = ({ hasSubscription }: { readonly hasSubscription: boolean }): PurchaseStep =>
  hasSubscription ? 'select new plan' : 'select currency';

/** The state of a panel that has just been opened: perhaps upon an order of which the end is not known yet. */
export const firstPurchase = (sellersOwn: CurrencyCode, isOrderOpen = false): PurchaseState => ({
  step: isOrderOpen ? 'completing' : firstStep({ hasSubscription: false }),
  currencies: [sellersOwn],
  currency: sellersOwn,
  packages: [],
  isBeingFoundOut: isOrderOpen,
});

/** The state after an event. One that does not fit the step, as a second press does, changes nothing. */
export function purchaseAfter(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.is) {
    case 'currency chosen':
      if (state.step !== 'select currency' || event.currency === state.currency) return state;
      return { ...state, currency: event.currency, packages: [], selected: undefined };
    case 'offered': {
      if (state.step !== 'select currency' || event.currencyCode !== state.currency) return state;
      const packages = event.packages.map((each, place) => ({ ...each, id: place + 1 }));
      const selected = packages.find(({ id }) => id === state.selected?.id) ?? packages[0];
      return { ...state, currencies: event.currencies.map(({ code }) => code), packages, selected };
    }
    case 'not to be offered':
      return { ...state, step: 'server error', message: event.message };
    case 'package chosen': {
      const selected = state.packages.find(({ id }) => id === event.id);
      return state.step === 'select currency' && selected ? { ...state, selected } : state;
    }
    case 'went on':
      return state.step === 'select currency' && state.selected ? { ...state, step: 'payment details' } : state;
    case 'method changed':
      return state.step === 'payment details' ? { ...state, paymentType: event.paymentType } : state;
    case 'sent':
      return state.step === 'payment details' ? { ...state, step: 'completing', message: undefined } : state;
    case 'left open':
      return state.step === 'completing' ? { ...state, isBeingFoundOut: true, message: event.message } : state;
    case 'paid':
      return state.step === 'completing' ? ended(state, 'success', event.message) : state;
    case 'failed':
      return state.step === 'completing' || state.step === 'payment details'
        ? ended(state, 'failure', event.message)
        : state;
    case 'went back':
      if (state.step === 'failure')
        return { ...state, step: state.selected ? 'payment details' : 'select currency', message: undefined };
      return state.step === 'payment details'
        ? { ...state, step: 'select currency', paymentType: undefined, message: undefined }
        : state;
  }
}

const ended = (state: PurchaseState, step: PurchaseStep, message: string | undefined): PurchaseState => ({
  ...state,
  step,
  message,
  isBeingFoundOut: false,
  // What was handed over cannot be used a second time.
  paymentType: undefined,
});
