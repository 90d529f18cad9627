import type { TestCard } from '../checkout-messages.ts';
import { element, type OpenTill, ToBeMended, threeDSecureFailed } from './checkout-form.ts';

const paymentType = 'CreditCard';

/** A card form of our own, for trying things out: it takes the listed numbers and no others, and no card is charged. */
export const openTestTill: OpenTill = async (place, { testCards }, tell) => {
  const number = fieldOf('Card number', 'number', '4111 1111 1111 1111');
  const expiry = fieldOf('Expiry date', 'expiry', 'MM/YY');
  const code = fieldOf('Security code', 'code', '123');
  const fields = [number, expiry, code];
  const isReady = () =>
    testCardOf(number.input.value, testCards) !== undefined &&
    isExpiry(expiry.input.value, new Date()) &&
    isSecurityCode(code.input.value);
  const follow = () => {
    number.complain(wordsForNumber(number.input.value, testCards));
    tell(isReady() ? paymentType : undefined);
  };
  for (const { input } of fields) input.addEventListener('input', follow);
  const fill = (card: TestCard) => {
    number.input.value = inFours(card.number);
    expiry.input.value = `12/${(new Date().getUTCFullYear() + 4) % 100}`;
    code.input.value = '123';
    follow();
  };
  const listed = testCards.map((card) => {
    const button = element('button', { type: 'button' }, inFours(card.number));
    button.addEventListener('click', () => fill(card));
    return element('li', {}, button, ` ${card.about}`);
  });
  const form = element('form', { autocomplete: 'off', 'aria-label': 'Card' });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.append(
    element('p', { class: 'testing' }, 'For testing: no card is charged. These numbers are taken, and no others.'),
    element('ul', { class: 'cards' }, ...listed),
    number.field,
    element('div', { class: 'pair' }, expiry.field, code.field),
  );
  place.replaceChildren(form);
  return {
    async handOver() {
      const card = testCardOf(number.input.value, testCards);
      if (!card) throw new ToBeMended('This number is none of those listed.');
      const isAsked = card.nonceIfRefused !== undefined;
      if (isAsked && !(await isOwner(place))) throw threeDSecureFailed('authenticate_failed');
      return { nonce: `${card.nonce}-${crypto.randomUUID()}`, deviceData: '', paymentType };
    },
  };
};

/** The bank of the card asks, in place of the form, whether it is its owner. */
function isOwner(place: HTMLElement): Promise<boolean> {
  const form = place.firstElementChild as HTMLElement;
  const [yes, no] = [
    element('button', { type: 'button' }, 'It is'),
    element('button', { type: 'button' }, 'It is not'),
  ];
  const question = element(
    'div',
    { role: 'alertdialog', 'aria-label': 'The bank of this card', class: 'bank' },
    element('p', {}, 'For testing: the bank of this card asks whether it is you.'),
    element('p', { class: 'row' }, yes, no),
  );
  form.hidden = true;
  place.append(question);
  yes.focus();
  return new Promise((answer) => {
    const end = (isYes: boolean) => {
      question.remove();
      form.hidden = false;
      answer(isYes);
    };
    yes.addEventListener('click', () => end(true));
    no.addEventListener('click', () => end(false));
  });
}

function fieldOf(label: string, id: string, placeholder: string) {
  const input = element('input', {
    id,
    placeholder,
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '23',
    'aria-describedby': `${id}-wrong`,
  });
  const wrong = element('span', { id: `${id}-wrong`, class: 'wrong' });
  const field = element('div', { class: 'field' }, element('label', { for: id }, label), input, wrong);
  return {
    field,
    input,
    complain(words: string) {
      wrong.textContent = words;
      input.setAttribute('aria-invalid', String(words !== ''));
    },
  };
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The card of a number as it was typed, with or without room between the figures. */
export const testCardOf = (typed: string, cards: readonly TestCard[]): TestCard | undefined =>
  cards.find(({ number }) => digitsOf(number) === digitsOf(typed));

/** The complaint about a number that is typed to its end and none of those listed; empty otherwise. */
export const wordsForNumber = (typed: string, cards: readonly TestCard[]): string =>
  digitsOf(typed).length >= 16 && !testCardOf(typed, cards) ? 'This number is none of those listed.' : '';

/** True for a month that is not over: '12/30', '1230', '12 / 2030'. */
export function isExpiry(typed: string, today: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(digitsOf(typed)) ?? [];
  if (month === '') return false;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > today;
}

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());

/** Four figures at a time, as they stand on a card. */
export const inFours = (number: string): string => digitsOf(number).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
