import { currentMoment } from '../characters/current-moment.ts';
import { changeSubscription } from '../membership/change-subscription.ts';
import { endMembershipNow, giveMembership } from '../membership/give-membership.ts';
import type { GrantedMembership as GivenMembership, Member } from '../membership/member.ts';
import { syncMembership } from '../membership/sync-membership.ts';
import { formatPrice } from '../payments/prices.ts';
import { CannotDo, commit, type Deed, wordOf } from './deed.ts';
import { atMoment, personWord, requireCharacter } from './require-person.ts';

const day = 24 * 60 * 60 * 1000;
const mostDays = 3650;
const kinds = ['exceptional', 'enhanced'] as const;
const shops = ['operator', 'apple', 'android'] as const;

/** Somebody's membership: by what they pay, by what was given, and altogether. */
export const lookAtMembership: Deed = {
  name: 'membership',
  kind: 'look',
  does: 'says what membership somebody has, and by what',
  takes: [personWord],
  example: 'membership ada',
  async act(deps, words) {
    const { accountId, character } = await requireCharacter(deps, words);
    const [{ character: now }, member] = await Promise.all([
      currentMoment(deps, character.id),
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

const givenLine = ({ grant: given }: Member): string =>
  given ? `given    ${given.tier}${untilWords(given.until)}, by ${given.by}` : 'given    nothing';

function paidLine({ subscription, change }: Member): string {
  if (!subscription) return 'paid     nothing';
  const { id, standing, currency, price, addOnPrice } = subscription;
  if (!standing) return `paid     asked for, and not answered yet (${id})`;
  const { tier, renewsAs, paidUntil, isPastDue } = standing;
  const next =
    renewsAs === 'none'
      ? 'cancelled'
      : `then ${renewsAs} for ${formatPrice({ currency, minor: price + (renewsAs === 'enhanced' ? addOnPrice : 0) })} a month`;
  const more = `${isPastDue ? ', PAST DUE' : ''}${change ? ', a change is not answered yet' : ''}`;
  return `paid     ${tier}${untilWords(paidUntil)}, ${next}${more} (${id})`;
}

export const giveMembershipByOperator: Deed = {
  name: 'give-membership',
  kind: 'change',
  does: 'gives somebody a membership, in place of one that was given before',
  more: ['What they pay for goes on beside it; the higher of the two counts. At once, and without a new log-in.'],
  takes: [personWord, { name: 'kind', about: 'exceptional or enhanced' }],
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
    const { accountId, character } = await requireCharacter(deps, words);
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
  more: [
    'What was paid for is had until its month is over, and is not paid back by this; with --now it is over, too.',
    'To give the newest month back, which ends it as well: refund-membership.',
  ],
  takes: [personWord],
  options: [{ name: 'now', about: 'what is paid for ends at once as well' }],
  example: 'end-membership ada --reason "asked for it by letter"',
  async act(deps, words, note) {
    const { accountId, character } = await requireCharacter(deps, words);
    const { grant: given, subscription } = await deps.subscriptions.load(character.id);
    const isNow = words.now === true && subscription?.standing !== undefined;
    const renewsAs = subscription?.standing?.renewsAs ?? 'none';
    if (!given && !isNow && renewsAs === 'none')
      throw new CannotDo(`${character.name} has no membership that was given, nor one that would be renewed.`);
    if (renewsAs !== 'none') {
      const { isSuccess, message } = await changeSubscription(deps, character.id, 'none');
      if (!isSuccess) throw new CannotDo(`The paid membership could not be cancelled: ${message}`);
    }
    const about = { given: given?.tier ?? 'none', paid: renewsAs, ...(isNow && { now: true }) };
    const written = [note({ accountId, about })];
    await (isNow
      ? endMembershipNow(deps, character.id, written)
      : giveMembership(deps, character.id, undefined, written));
    return {
      lines: [
        ...(given ? [`What was given to ${character.name} is over.`] : []),
        ...(isNow ? [`What ${character.name} pays for is cancelled, and over.`] : []),
        ...(renewsAs !== 'none' && !isNow
          ? [`What ${character.name} pays for is cancelled, and had until its month is over.`]
          : []),
      ],
      data: { accountId, characterId: character.id, ...about },
    };
  },
};

/** Gives the newest month of a membership back, which ends it. */
export const refundMembership: Deed = {
  name: 'refund-membership',
  kind: 'change',
  does: 'gives back what was paid for the newest month of a membership, which ends with it at once',
  more: [
    'That it was asked for is written down before the provider is asked; asked for twice, it is given back once.',
    'A raise within the month is an order of its own: give it back in the provider’s panel.',
  ],
  takes: [personWord],
  example: 'refund-membership ada --reason "renewed by mistake"',
  async act(deps, words, note) {
    const { accountId, character } = await requireCharacter(deps, words);
    const { subscription } = await deps.subscriptions.load(character.id);
    const { provider } = deps.payments;
    if (!subscription?.standing) throw new CannotDo(`${character.name} has no membership that is paid for.`);
    if (provider?.name !== subscription.provider)
      throw new CannotDo(
        `That membership is paid by ${subscription.provider}, and PAYMENTS is ${provider?.name ?? 'off'} here. Give this command the settings of then.`,
      );
    const { id } = subscription;
    await commit(deps, note({ accountId, about: { subscription: id } }));
    const end = await provider.refundMonth(id);
    if (end.is === 'declined')
      throw new CannotDo(`The provider does not give it back: ${end.message} The log has that you asked.`);
    if (end.is === 'unknown')
      throw new CannotDo(
        'The provider did not answer. If it was given back, the daily comparison finds it; asking again gives nothing back twice.',
      );
    await syncMembership(deps, character.id);
    const { subscription: left } = await deps.subscriptions.load(character.id);
    if (left?.id === id)
      throw new CannotDo('It is given back, and the membership not over yet: it ends as soon as the provider answers.');
    return {
      lines: [`The newest month of ${character.name} is given back, and the membership is over.`],
      data: { accountId, characterId: character.id, subscription: id },
    };
  },
};
