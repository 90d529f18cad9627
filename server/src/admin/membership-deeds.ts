import { lookAt } from '../characters/look-at.ts';
import { changeSubscription } from '../membership/change-subscription.ts';
import { giveMembership } from '../membership/give-membership.ts';
import type { Given as GivenMembership, Member } from '../membership/member.ts';
import { inWords } from '../payments/prices.ts';
import { CannotDo, type Deed, wordOf } from './deed.ts';
import { atMoment, theCharacter, who } from './the-person.ts';

const day = 24 * 60 * 60 * 1000;
const mostDays = 3650;
const kinds = ['exceptional', 'enhanced'] as const;
const shops = ['operator', 'apple', 'android'] as const;

/** Somebody's membership: by what they pay, by what was given, and altogether. */
export const lookAtMembership: Deed = {
  name: 'membership',
  kind: 'look',
  does: 'says what membership somebody has, and by what',
  takes: [who],
  example: 'membership ada',
  async act(deps, words) {
    const { accountId, character } = await theCharacter(deps, words);
    const [{ character: now }, member] = await Promise.all([
      lookAt(deps, character.id),
      deps.subscriptions.load(character.id),
    ]);
    const { tier, until, own } = now.membership;
    return {
      lines: [
        `${character.name} (character ${character.id}, account ${accountId}): ${inPlain(tier)}${untilWords(until)}${own ? ', as everybody here' : ''}`,
        givenLine(member),
        paidLine(member),
      ],
      data: { accountId, characterId: character.id, tier, member },
      accountId,
    };
  },
};

const inPlain = (tier: string): string => (tier === 'none' ? 'no membership' : tier);
const untilWords = (until: number | undefined): string =>
  until === undefined ? '' : ` until ${atMoment(new Date(until))}`;

const givenLine = ({ given }: Member): string =>
  given ? `given    ${given.tier}${untilWords(given.until)}, by ${given.by}` : 'given    nothing';

function paidLine({ subscription, change }: Member): string {
  if (!subscription) return 'paid     nothing';
  const { id, standing, currency, price, addOnPrice } = subscription;
  if (!standing) return `paid     asked for, and not answered yet (${id})`;
  const { tier, renewsAs, paidUntil, isPastDue } = standing;
  const next =
    renewsAs === 'none'
      ? 'cancelled'
      : `then ${renewsAs} for ${inWords({ currency, minor: price + (renewsAs === 'enhanced' ? addOnPrice : 0) })} a month`;
  const more = `${isPastDue ? ', PAST DUE' : ''}${change ? ', a change is not answered yet' : ''}`;
  return `paid     ${tier}${untilWords(paidUntil)}, ${next}${more} (${id})`;
}

export const giveMembershipByOperator: Deed = {
  name: 'give-membership',
  kind: 'change',
  does: 'gives somebody a membership, in place of one that was given before',
  more: ['What they pay for goes on beside it; the higher of the two counts. At once, and without a new log-in.'],
  takes: [who, { name: 'kind', about: 'exceptional or enhanced' }],
  options: [
    { name: 'days', takes: 'number', about: 'for so many days; without it for good' },
    { name: 'by', takes: 'shop', about: 'apple or android, where it was paid for there: the settings tell the player' },
  ],
  example: 'give-membership ada enhanced --days 30 --reason "found a serious fault"',
  async act(deps, words, note) {
    const kind = kinds.find((each) => each === wordOf(words, 'kind'));
    if (!kind) throw new CannotDo(`"${wordOf(words, 'kind')}" is no kind of membership: exceptional or enhanced.`);
    const by = shops.find((each) => each === (wordOf(words, 'by') || 'operator'));
    if (!by) throw new CannotDo(`--by is "${wordOf(words, 'by')}"; it can be apple or android, or left out.`);
    const days = daysOf(wordOf(words, 'days'));
    const { accountId, character } = await theCharacter(deps, words);
    const until = days === undefined ? undefined : (await deps.now()) + days * day;
    const given: GivenMembership = { tier: kind, by, ...(until !== undefined && { until }) };
    await giveMembership(deps, character.id, given, [note({ accountId, about: { ...given } })]);
    return {
      lines: [
        `${character.name} (character ${character.id}, account ${accountId}) is a member: ${kind}${untilWords(until)}.`,
      ],
      data: { accountId, characterId: character.id, ...given },
    };
  },
};

function daysOf(word: string): number | undefined {
  if (word === '') return undefined;
  const days = Number(word);
  if (/^[1-9]\d{0,3}$/.test(word) && days <= mostDays) return days;
  throw new CannotDo(`--days is "${word}"; it has to be a whole number from 1 to ${mostDays}.`);
}

export const endMembership: Deed = {
  name: 'end-membership',
  kind: 'change',
  does: 'takes a given membership away at once, and cancels one that is paid for',
  more: ['What was paid for is had until its month is over, and is not paid back by this.'],
  takes: [who],
  example: 'end-membership ada --reason "asked for it by letter"',
  async act(deps, words, note) {
    const { accountId, character } = await theCharacter(deps, words);
    const { given, subscription } = await deps.subscriptions.load(character.id);
    const renewsAs = subscription?.standing?.renewsAs ?? 'none';
    if (!given && renewsAs === 'none')
      throw new CannotDo(`${character.name} has no membership that was given, nor one that would be renewed.`);
    if (renewsAs !== 'none') {
      const { isSuccess, message } = await changeSubscription(deps, character.id, 'none');
      if (!isSuccess) throw new CannotDo(`The paid membership could not be cancelled: ${message}`);
    }
    const about = { given: given?.tier ?? 'none', paid: renewsAs };
    await giveMembership(deps, character.id, undefined, [note({ accountId, about })]);
    return {
      lines: [
        ...(given ? [`What was given to ${character.name} is over.`] : []),
        ...(renewsAs !== 'none'
          ? [`What ${character.name} pays for is cancelled, and had until its month is over.`]
          : []),
      ],
      data: { accountId, characterId: character.id, ...about },
    };
  },
};
