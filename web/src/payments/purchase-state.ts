import type { CurrencyCode, FatePackage } from '@underhall/contract';

/** The last two steps are for members. */
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

/** Packages are numbered from 1 on the page. */
export type NumberedPackage = FatePackage & { readonly id: number };

export type PurchaseState = {
  readonly step: PurchaseStep;
  readonly currencies: readonly CurrencyCode[];
  readonly currency: CurrencyCode;
  /** Empty until loaded. */
  readonly packages: readonly NumberedPackage[];
  readonly selected?: NumberedPackage | undefined;
  readonly paymentType?: string | undefined;
  /** Message about the result, from the server or the payment provider. */
  readonly message?: string | undefined;
  /** True after a failure whose order may be sent again, because the payment provider never got it. */
  readonly canRetry?: boolean | undefined;
  /** True if an order was sent but its reply was lost. */
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
  | { readonly is: 'offer failed'; readonly message: string }
  | { readonly is: 'package chosen'; readonly id: number }
  | { readonly is: 'continued' }
  | { readonly is: 'method changed'; readonly paymentType?: string | undefined }
  | { readonly is: 'sent' }
  | { readonly is: 'pending'; readonly message?: string | undefined }
  | { readonly is: 'paid'; readonly message?: string | undefined }
  | { readonly is: 'failed'; readonly message?: string | undefined; readonly canRetry?: boolean | undefined }
  | { readonly is: 'went back' };

/** Members first choose a plan. */
export const firstStep = ({ hasSubscription }: { readonly hasSubscription: boolean }): PurchaseStep =>
  hasSubscription ? 'select new plan' : 'select currency';

/** Starts at the step `completing` if a stored order has no result yet. */
export const initialPurchase = (sellerCurrency: CurrencyCode, isOrderOpen = false): PurchaseState => ({
  step: isOrderOpen ? 'completing' : firstStep({ hasSubscription: false }),
  currencies: [sellerCurrency],
  currency: sellerCurrency,
  packages: [],
  isBeingFoundOut: isOrderOpen,
});

/** Ignores events that are invalid in the current step, for example a second press. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
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
    case 'offer failed':
      return { ...state, step: 'server error', message: event.message };
    case 'package chosen': {
      const selected = state.packages.find(({ id }) => id === event.id);
      return state.step === 'select currency' && selected ? { ...state, selected } : state;
    }
    case 'continued':
      return state.step === 'select currency' && state.selected ? { ...state, step: 'payment details' } : state;
    case 'method changed':
      return state.step === 'payment details' ? { ...state, paymentType: event.paymentType } : state;
    case 'sent':
      return state.step === 'payment details' || (state.step === 'failure' && state.canRetry)
        ? { ...state, step: 'completing', message: undefined, canRetry: undefined }
        : state;
    case 'pending':
      return state.step === 'completing' ? { ...state, isBeingFoundOut: true, message: event.message } : state;
    case 'paid':
      return state.step === 'completing' ? withResult(state, 'success', event.message) : state;
    case 'failed':
      return state.step === 'completing' || state.step === 'payment details'
        ? { ...withResult(state, 'failure', event.message), canRetry: event.canRetry }
        : state;
    case 'went back':
      if (state.step === 'failure')
        return {
          ...state,
          step: state.selected ? 'payment details' : 'select currency',
          message: undefined,
          canRetry: undefined,
        };
      return state.step === 'payment details'
        ? { ...state, step: 'select currency', paymentType: undefined, message: undefined }
        : state;
  }
}

const withResult = (state: PurchaseState, step: PurchaseStep, message: string | undefined): PurchaseState => ({
  ...state,
  step,
  message,
  isBeingFoundOut: false,
  // A payment method can be submitted only once.
  paymentType: undefined,
});
