import { currentMoment } from '../characters/current-moment.ts';
import { changeSubscription } from '../membership/change-subscription.ts';
import { endMembershipNow, giveMembership } from '../membership/give-membership.ts';
import type { GrantedMembership as GivenMembership, Member } from '../membership/member.ts';
import { syncMembership } from '../membership/sync-membership.ts';
import { formatPrice } from '../payments/prices.ts';
import { type AdminCommand, argumentOf, CommandRefused, commit } from './admin-command.ts';
import { atMoment, personWord, requireCharacter } from './require-person.ts';

const day = 24 * 60 * 60 * 1000;
const mostDays = 3650;
const kinds = ['exceptional', 'enhanced'] as const;
const shops = ['operator', 'apple', 'android'] as const;

export const lookAtMembership: AdminCommand = {
  name: 'membership',
  kind: 'look',
  summary: 'shows the memberships of a player: given, paid, and the one that counts',
  args: [personWord],
  example: 'membership ada',
  async run(deps, input) {
    const { accountId, character } = await requireCharacter(deps, input);
    const [{ character: now }, member] = await Promise.all([
      currentMoment(deps, character.id),
      deps.subscriptions.load(character.id),
    ]);
    const { tier, until, own } = now.membership;
    return {
      lines: [
        `${character.name} (character ${character.id}, account ${accountId}): ${inPlain(tier)}${untilWords(until)}${own ? ', like every player here' : ''}`,
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
  if (!standing) return `paid     requested, without an answer yet (${id})`;
  const { tier, renewsAs, paidUntil, isPastDue } = standing;
  const next =
    renewsAs === 'none'
      ? 'cancelled'
      : `then ${renewsAs} for ${formatPrice({ currency, minor: price + (renewsAs === 'enhanced' ? addOnPrice : 0) })} a month`;
  const more = `${isPastDue ? ', PAST DUE' : ''}${change ? ', a change has no answer yet' : ''}`;
  return `paid     ${tier}${untilWords(paidUntil)}, ${next}${more} (${id})`;
}

export const giveMembershipByOperator: AdminCommand = {
  name: 'give-membership',
  kind: 'change',
  summary: 'gives a player a membership, which replaces an earlier gift',
  details: ['It starts at once. A paid membership continues beside it, and the higher one counts.'],
  args: [personWord, { name: 'kind', about: 'exceptional or enhanced' }],
  options: [
    { name: 'days', valueName: 'number', about: 'number of days; without it, forever' },
    {
      name: 'by',
      valueName: 'shop',
      about: "apple or android if it was bought there; the player's settings show it",
    },
  ],
  example: 'give-membership ada enhanced --days 30 --reason "found a serious bug"',
  async run(deps, input, note) {
    const kind = kinds.find((each) => each === argumentOf(input, 'kind'));
    if (!kind)
      throw new CommandRefused(`"${argumentOf(input, 'kind')}" is no kind of membership: use exceptional or enhanced.`);
    const by = shops.find((each) => each === (argumentOf(input, 'by') || 'operator'));
    if (!by) throw new CommandRefused(`--by is "${argumentOf(input, 'by')}"; it can be apple or android, or left out.`);
    const days = daysOf(argumentOf(input, 'days'));
    const { accountId, character } = await requireCharacter(deps, input);
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
  throw new CommandRefused(`--days is "${word}"; it has to be a whole number from 1 to ${mostDays}.`);
}

export const endMembership: AdminCommand = {
  name: 'end-membership',
  kind: 'change',
  summary: 'ends a given membership at once, and cancels a paid one',
  details: [
    'A paid membership lasts until its month is over, or ends now with --now. Nothing is refunded.',
    'To refund the newest month too, use refund-membership.',
  ],
  args: [personWord],
  options: [{ name: 'now', about: 'ends a paid membership at once too' }],
  example: 'end-membership ada --reason "asked for it by e-mail"',
  async run(deps, input, note) {
    const { accountId, character } = await requireCharacter(deps, input);
    const { grant: given, subscription } = await deps.subscriptions.load(character.id);
    const isNow = input.now === true && subscription?.standing !== undefined;
    const renewsAs = subscription?.standing?.renewsAs ?? 'none';
    if (!given && !isNow && renewsAs === 'none')
      throw new CommandRefused(`${character.name} has no given membership, and no paid one that would be renewed.`);
    if (renewsAs !== 'none') {
      const { isSuccess, message } = await changeSubscription(deps, character.id, 'none');
      if (!isSuccess) throw new CommandRefused(`The paid membership could not be cancelled: ${message}`);
    }
    const about = { given: given?.tier ?? 'none', paid: renewsAs, ...(isNow && { now: true }) };
    const written = [note({ accountId, about })];
    await (isNow
      ? endMembershipNow(deps, character.id, written)
      : giveMembership(deps, character.id, undefined, written));
    return {
      lines: [
        ...(given ? [`The given membership of ${character.name} has ended.`] : []),
        ...(isNow ? [`The paid membership of ${character.name} is cancelled and has ended.`] : []),
        ...(renewsAs !== 'none' && !isNow
          ? [`The paid membership of ${character.name} is cancelled, and lasts until its month is over.`]
          : []),
      ],
      data: { accountId, characterId: character.id, ...about },
    };
  },
};

export const refundMembership: AdminCommand = {
  name: 'refund-membership',
  kind: 'change',
  summary: 'refunds the newest month of a paid membership, and ends it at once',
  details: [
    'The request is stored before the provider is asked, so a repeated request refunds only once.',
    'An upgrade within the month is a separate order: refund it in the control panel of the provider.',
  ],
  args: [personWord],
  example: 'refund-membership ada --reason "renewed by mistake"',
  async run(deps, input, note) {
    const { accountId, character } = await requireCharacter(deps, input);
    const { subscription } = await deps.subscriptions.load(character.id);
    const { provider } = deps.payments;
    if (!subscription?.standing) throw new CommandRefused(`${character.name} has no paid membership.`);
    if (provider?.name !== subscription.provider)
      throw new CommandRefused(
        `This membership is paid through ${subscription.provider}, but PAYMENTS is ${provider?.name ?? 'off'} here. Run this command with the settings of that provider.`,
      );
    const { id } = subscription;
    await commit(deps, note({ accountId, about: { subscription: id } }));
    const end = await provider.refundMonth(id);
    if (end.is === 'declined')
      throw new CommandRefused(`The provider does not give it back: ${end.message} The log has that you asked.`);
    if (end.is === 'unknown')
      throw new CommandRefused(
        'The provider did not answer. If it made the refund, the daily comparison finds it. You can repeat the command: it refunds only once.',
      );
    await syncMembership(deps, character.id);
    const { subscription: left } = await deps.subscriptions.load(character.id);
    if (left?.id === id)
      throw new CommandRefused('The month is refunded. The membership ends as soon as the provider answers.');
    return {
      lines: [`The newest month of ${character.name} is refunded, and the membership has ended.`],
      data: { accountId, characterId: character.id, subscription: id },
    };
  },
};
