import type { TestCard } from '../checkout-messages.ts';
import { element, type MountCheckout, threeDSecureError, ValidationError } from './checkout-form.ts';

const paymentType = 'CreditCard';

/** The form of the test provider. Accepts only the listed card numbers and charges nothing. */
export const mountTestForm: MountCheckout = async (place, { testCards }, onReady) => {
  const number = fieldOf('Card number', 'number', '4111 1111 1111 1111');
  const expiry = fieldOf('Expiry date', 'expiry', 'MM/YY');
  const code = fieldOf('Security code', 'code', '123');
  const fields = [number, expiry, code];
  const isReady = () =>
    findTestCard(number.input.value, testCards) !== undefined &&
    isExpiry(expiry.input.value, new Date()) &&
    isSecurityCode(code.input.value);
  const update = () => {
    number.showError(numberError(number.input.value, testCards));
    onReady(isReady() ? paymentType : undefined);
  };
  for (const { input } of fields) input.addEventListener('input', update);
  const fill = (card: TestCard) => {
    number.input.value = formatCardNumber(card.number);
    expiry.input.value = `12/${(new Date().getUTCFullYear() + 4) % 100}`;
    code.input.value = '123';
    update();
  };
  const cardButtons = testCards.map((card) => {
    const button = element('button', { type: 'button' }, formatCardNumber(card.number));
    button.addEventListener('click', () => fill(card));
    return element('li', {}, button, ` ${card.about}`);
  });
  const form = element('form', { autocomplete: 'off', 'aria-label': 'Card' });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.append(
    element('p', { class: 'testing' }, 'For testing: no card is charged. Only these numbers work.'),
    element('ul', { class: 'cards' }, ...cardButtons),
    number.field,
    element('div', { class: 'pair' }, expiry.field, code.field),
  );
  place.replaceChildren(form);
  return {
    async submit() {
      const card = findTestCard(number.input.value, testCards);
      if (!card) throw new ValidationError(notListedMessage);
      const isChecked = card.nonceIfRefused !== undefined;
      if (isChecked && !(await passesBankCheck(place))) throw threeDSecureError('authenticate_failed');
      return { nonce: `${card.nonce}-${crypto.randomUUID()}`, deviceData: '', paymentType };
    },
  };
};

/** Replaces the form with a simulated 3-D Secure question. Resolves to the player's answer. */
function passesBankCheck(place: HTMLElement): Promise<boolean> {
  const form = place.firstElementChild as HTMLElement;
  const [yes, no] = [
    element('button', { type: 'button' }, 'It is'),
    element('button', { type: 'button' }, 'It is not'),
  ];
  const question = element(
    'div',
    { role: 'alertdialog', 'aria-label': 'The bank of this card', class: 'bank' },
    element('p', {}, 'For testing: the bank asks whether this card is yours.'),
    element('p', { class: 'row' }, yes, no),
  );
  form.hidden = true;
  place.append(question);
  yes.focus();
  return new Promise((answer) => {
    const close = (isYes: boolean) => {
      question.remove();
      form.hidden = false;
      answer(isYes);
    };
    yes.addEventListener('click', () => close(true));
    no.addEventListener('click', () => close(false));
  });
}

function fieldOf(label: string, id: string, placeholder: string) {
  const input = element('input', {
    id,
    placeholder,
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '23',
    'aria-describedby': `${id}-error`,
  });
  const error = element('span', { id: `${id}-error`, class: 'wrong' });
  const field = element('div', { class: 'field' }, element('label', { for: id }, label), input, error);
  return {
    field,
    input,
    showError(message: string) {
      error.textContent = message;
      input.setAttribute('aria-invalid', String(message !== ''));
    },
  };
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

const notListedMessage = 'This number is not in the list.';

export const findTestCard = (typed: string, cards: readonly TestCard[]): TestCard | undefined =>
  cards.find(({ number }) => digitsOf(number) === digitsOf(typed));

/** Returns an error for a complete card number that is not listed, otherwise an empty string. */
export const numberError = (typed: string, cards: readonly TestCard[]): string =>
  digitsOf(typed).length >= 16 && !findTestCard(typed, cards) ? notListedMessage : '';

/** True if the card has not expired. Accepts '12/30', '1230' and '12 / 2030'. */
export function isExpiry(typed: string, today: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(digitsOf(typed)) ?? [];
  if (month === '') return false;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > today;
}

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());

export const formatCardNumber = (number: string): string => digitsOf(number).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
