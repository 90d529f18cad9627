import { ids } from '@underhall/engine/testing';
import { confirmToken } from '../account/confirm-address.ts';
import { addressDigest } from '../mail/address.ts';
import { linkedRequest } from './a-facebook-request.ts';
import { anAccount, aPlayer, confirmAddresses, password } from './a-player.ts';
import { aVersion } from './a-published-world.ts';
import { aFailedVersion, anUploadedFile, piecesOf, publisher } from './a-publisher.ts';
import {
  type Arrange,
  aGuestsToken,
  begin,
  choose,
  dueStory,
  endedAbsence,
  entry,
  existingPlan,
  friend,
  inboxMessage,
  invitedByFirstPlayer,
  invitedFirstPlayer,
  lent,
  linkedPlayer,
  newcomersCredential,
  onPlot,
  outfit,
  plan,
  player,
  tag,
  uniqueName,
} from './a-scene.ts';
import { aWholeWorld, wholeIds } from './a-whole-world.ts';
import { putOffEnd } from './removals.ts';

/** A month of the standard membership, paid for with an unused card of the test provider. */
const monthly = () => ({ nonce: `fake-valid-nonce-${uniqueName()}`, planId: 'exceptional-friendship-gbp' });

const acceptedByFirstPlayer: Arrange = async (server) => {
  const { body, token = '' } = await invitedFirstPlayer(server);
  await server.call('POST /messages/acceptinvitation', body as { id: number }, token);
  return { body, token };
};

/** A fixture for each mutating call, in which the call changes something. Every new mutating call needs one. */
export const occasions: Readonly<Record<string, Arrange>> = {
  'POST /accesscode/processaccesscode': player({ accessCodeName: 'bare' }, async ({ server, ask }) => {
    // The first player who redeems the code creates its counter.
    await ask('POST /accesscode/processaccesscode', { accessCodeName: 'bare' }, await aPlayer(server));
  }),
  'POST /settings/deactivate': player({}),
  'POST /facebook/deletion': async (server) => {
    const { token } = await anAccount(server);
    const { user } = (await server.call('GET /login/user', {}, token)).body;
    return { body: { signed_request: await linkedRequest(server, user.id) } };
  },
  'POST /settings/messagesettings': player({ messageAboutNiceness: false }),
  'GET /settings/requestverifyemail': player({}),
  'POST /settings/messagevia/:network': player({ network: 'None' }),
  'POST /settings/username': async (server) => ({
    body: `reader ${uniqueName()}` as never,
    token: (await anAccount(server)).token,
  }),
  'POST /settings/linkemail': async (server) => ({
    body: { emailAddress: `${uniqueName()}@example.org`, password },
    token: await aGuestsToken(server),
  }),
  'POST /settings/updateemail': player({ emailAddress: `${uniqueName()}@example.org` }),
  'POST /apple/link': player({}, async ({ server }) => {
    await confirmAddresses(server.database);
    return { authResponse: { authorization: { id_token: await newcomersCredential(server, 'Apple') } } };
  }),
  'POST /facebook/link': player({}, async ({ server }) => {
    await confirmAddresses(server.database);
    return { authResponse: { signedRequest: await newcomersCredential(server, 'Facebook') } };
  }),
  'POST /google/fedcmlink': player({}, async ({ server }) => {
    await confirmAddresses(server.database);
    return { token: await newcomersCredential(server, 'Google') };
  }),
  'POST /apple/unlink': linkedPlayer('Apple'),
  'POST /facebook/unlink': linkedPlayer('Facebook'),
  'POST /google/unlink': linkedPlayer('Google'),
  'POST /register/confirmemail': async (server) => {
    const { token } = await aPlayer(server);
    await server.call('GET /settings/requestverifyemail', {}, token);
    const text = 'select id from email_confirmations order by expires_at desc limit 1';
    const [row] = await server.database.run<{ id: string }>({ name: 'test-confirmation', text });
    return { body: { token: confirmToken(server.deps.linkTokens, row?.id ?? '') } };
  },
  'POST /settings/unsubscribe': async (server) => {
    const account = await aPlayer(server);
    const { user } = (await server.call('GET /login/user', {}, account.token)).body;
    const digest = addressDigest(account.email);
    const token = `${digest}${server.deps.linkTokens.sign('unsubscribe', `${user.id} ${digest}`)}`;
    return { body: { userId: user.id, token, purpose: 'storylets' } };
  },
  'GET /character/resetchrono': player({}, (its) => choose(its, wholeIds.told).then(() => ({}))),
  'POST /extra/actions/refresh': player({}, (its) => choose(its, wholeIds.told).then(() => ({}))),
  'POST /agents/lend': player({ agentId: wholeIds.agent, itemId: wholeIds.cane }),
  'POST /agents/unequip': player({ agentId: wholeIds.agent, category: 'Weapon' }, undefined, lent),
  'POST /agents/takeall': player({ agentId: wholeIds.agent }, undefined, lent),
  'POST /agents/begin': player({ agentId: wholeIds.agent, plotId: wholeIds.errand }),
  'POST /agents/abandon': player({ agentId: wholeIds.agent }, undefined, onPlot(1)),
  'POST /agents/report': player({ agentId: wholeIds.agent }, undefined, onPlot(5)),
  'POST /agents/perhapsnot': player(
    { agentId: wholeIds.agent },
    ({ ask }) => ask('POST /agents/report', { agentId: wholeIds.agent }).then(() => ({})),
    onPlot(5),
  ),
  'POST /agents/branch': player(
    { branchId: wholeIds.heard },
    ({ ask }) => ask('POST /agents/report', { agentId: wholeIds.agent }).then(() => ({})),
    onPlot(5),
  ),
  'POST /exchange/buy': player({ availabilityId: wholeIds.boughtTonic, amount: 2 }),
  'POST /exchange/sell': player({ availabilityId: wholeIds.soldHat, amount: 1 }),
  'POST /extra/exchange/sell': player({ sales: [{ availabilityId: wholeIds.soldHat, amount: 1 }] }),
  'POST /nex/createbraintreesubscription': player({}, async () => monthly()),
  'POST /nex/modifybraintreesubscription': player({ subscriptionType: 'EnhancedExceptionalFriendship' }, ({ ask }) =>
    ask('POST /nex/createbraintreesubscription', monthly()).then(() => ({})),
  ),
  'POST /extra/membership/card': player({}, async ({ ask }) => {
    await ask('POST /nex/createbraintreesubscription', monthly());
    return { nonce: monthly().nonce };
  }),
  'POST /opportunity/draw': player({}),
  'POST /opportunity/discard': player({ eventId: wholeIds.card }, undefined, {
    cards: { 1: { deck: { count: 4 }, hand: [wholeIds.card] } },
  }),
  'POST /extra/client-errors': player({ version: '1', path: '/', browser: 'b', message: 'm' }),
  'POST /extra/comfort': player({ compactLists: 'compact' }),
  'POST /extra/marks': player({ marks: [{ kind: 'branch', id: wholeIds.told, mark: 'favourite' }] }),
  'POST /contact/addcontact': player({}, async ({ server }) => ({ userName: (await aPlayer(server)).userName })),
  'POST /contact/deletecontact': player({}, async (its) => ({ contactId: (await friend(its)).characterId })),
  'POST /contacts/addfacebookcontacts': player({}),
  'POST /extra/company': player({ contactsOnly: true }),
  'POST /extra/block': player({}, async ({ server }) => ({ name: (await aPlayer(server)).name })),
  'POST /extra/unblock': player({}, async ({ server, ask }) => {
    const other = await aPlayer(server);
    await ask('POST /extra/block', { name: other.name });
    return { characterId: other.characterId };
  }),
  'POST /fate/purchase': player({ storeItemId: 5, action: 'OutfitPurchase' }),
  'POST /fate/changeavatar': player({ avatarImage: 'veil', storeItemId: 7 }),
  'POST /journal/tag/create': player({ name: 'Kept' }),
  'POST /journal/tag': player({ name: 'Kept well', color: 'Red', isFavorite: true }, async (its) => ({
    id: await tag(its),
  })),
  'POST /journal/tag/delete': player({}, async (its) => ({ id: await tag(its) })),
  'POST /journal/tag/attach': player({}, async (its) => ({ entryId: await entry(its), tagId: await tag(its) })),
  'POST /journal/tag/detach': player({}, async (its) => {
    const both = { entryId: await entry(its), tagId: await tag(its) };
    await its.ask('POST /journal/tag/attach', both);
    return both;
  }),
  'POST /journal/delete': player({}, async (its) => ({ entryId: await entry(its) })),
  'POST /profile/share': player({ contentClass: 'EventConclusion', contentKey: ids.lamplighter }, (its) =>
    choose(its, wholeIds.told).then(() => ({})),
  ),
  'POST /map/move': player({ areaId: ids.square }),
  'GET /messages': player({}, undefined, dueStory),
  'GET /messages/interactions': player({}, undefined, dueStory),
  'POST /messages/deletemessage': player({}, inboxMessage),
  'POST /extra/while-out/seen': player({}, endedAbsence),
  'POST /messages/emailmessage': player({}, async (its) => {
    await confirmAddresses(its.server.database);
    return inboxMessage(its);
  }),
  'POST /extra/notes': player({ kind: 'branch', words: 'Remember' }, async (its) => {
    await begin(its);
    return { id: wholeIds.told };
  }),
  'POST /nex/purchasenexbraintreepaymentmethod': player(
    { paymentType: 'card', nexAmount: 10, currencyCode: 'GBP' },
    async () => ({ nonce: `fake-valid-nonce-${uniqueName()}` }),
  ),
  'POST /outfit/change': player({}, async ({ ask }) => {
    await ask('POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' });
    const { outfits } = await ask('GET /outfit', {});
    return { outfitId: outfits.at(-1)?.id ?? 0 };
  }),
  'POST /outfit/equip': player({ qualityId: wholeIds.hat }),
  'POST /outfit/unequip': player({ qualityId: wholeIds.hat }, ({ ask }) =>
    ask('POST /outfit/equip', { qualityId: wholeIds.hat }).then(() => ({})),
  ),
  'POST /outfit/equipHighest': player({ qualityId: ids.watchful }),
  'POST /outfit/save': player({}, async (its) => {
    await its.ask('POST /outfit/equip', { qualityId: wholeIds.hat });
    return { outfitId: await outfit(its) };
  }),
  'POST /outfit/toggleFavourite': player({}, async (its) => ({ outfitId: await outfit(its) })),
  'POST /outfit/rename': player({ newName: 'For Rain' }, async (its) => ({ outfitId: await outfit(its) })),
  'POST /settings/resetpassword': async (server) => {
    const { token } = await anAccount(server);
    const { user } = (await server.call('GET /login/user', {}, token)).body;
    const word = uniqueName();
    await server.deps.resets.add(user.id, word, uniqueName());
    return { body: { token: word, password: 'eleven back streets' } };
  },
  'POST /extra/password': player({ password: 'eleven back streets' }),
  'POST /extra/signin/prove': player({ password }),
  'POST /plan/create': player({}, plan),
  'POST /plan/delete': player({}, existingPlan),
  'POST /plan/update': player({ notes: 'Soon', refresh: false }, existingPlan),
  'POST /profile/update': player({ newDescription: 'Always late.' }),
  'POST /character/mantelpiece/:id': player({ id: wholeIds.hat }),
  'POST /character/scrapbook/:id': player({ id: ids.watchful }),
  'POST /character/profileprivacy/:value': player({ value: true }),
  'POST /register/emailregisteruser': async () => {
    const name = `reader ${uniqueName()}`;
    return { body: { userName: name, emailAddress: `${name.replace(' ', '.')}@example.org`, password } };
  },
  'POST /register/createcharacter': async (server) => ({
    body: { userName: `Ada ${uniqueName()}`, gender: 'Indistinct', avatar: 'beardy' },
    token: (await anAccount(server)).token,
  }),
  'POST /extra/register/beginagain': player({}, async ({ player }) => ({ name: player.name })),
  'POST /extra/report': player({ kind: 'name', reason: 'Rude' }, async ({ server }) => ({
    name: (await aPlayer(server)).name,
  })),
  'POST /login': async (server) => ({ body: { email: (await anAccount(server)).email, password } }),
  'GET /login/user': player({}),
  'POST /login/logout': player({}),
  'POST /extra/sessions/end': player({}, async ({ server, player, ask }) => {
    await server.call('POST /login', { email: player.email, password });
    const { sessions } = await ask('GET /extra/sessions', {});
    return { id: sessions.find(({ isPresent }) => !isPresent)?.id };
  }),
  'POST /extra/sessions/endothers': player({}, async ({ server, player }) => {
    await server.call('POST /login', { email: player.email, password });
  }),
  'POST /extra/signin/complete': async (server) => ({
    body: { provider: 'Google', token: await newcomersCredential(server, 'Google') },
  }),
  'POST /apple/login': async (server) => ({
    body: { authResponse: { authorization: { id_token: await newcomersCredential(server, 'Apple') } } },
  }),
  'POST /facebook/processsignedrequest': async (server) => ({
    body: { authResponse: { signedRequest: await newcomersCredential(server, 'Facebook') } },
  }),
  'POST /google/fedcmcallback': async (server) => ({ body: { token: await newcomersCredential(server, 'Google') } }),
  'POST /storylet/sendinternalsocialact': player({ branchId: wholeIds.asking }, async (its) => {
    const guest = await friend(its);
    await choose(its, wholeIds.asking);
    return { targetCharacterId: guest.characterId };
  }),
  'POST /storylet/sendexternalsocialact': player({ branchId: wholeIds.writing }, async (its) => {
    await confirmAddresses(its.server.database);
    await choose(its, wholeIds.writing);
    return { targetEmailAddress: `friend.${uniqueName()}@example.net`, userEmailAddress: its.player.email };
  }),
  'POST /storylet/addcontact': player({ branchId: wholeIds.asking }, async (its) => {
    await choose(its, wholeIds.asking);
    return { username: (await aPlayer(its.server)).userName };
  }),
  'POST /messages/acceptinvitation': invitedFirstPlayer,
  'POST /messages/rejectinvitation': invitedFirstPlayer,
  'POST /messages/cancelinvitation': player({}, async (its) => ({ id: (await invitedByFirstPlayer(its)).id })),
  'POST /storylet/beginsocialevent': acceptedByFirstPlayer,
  'POST /extra/together/answer': acceptedByFirstPlayer,
  'POST /storylet': player({}, (its) => choose(its, wholeIds.told).then(() => ({}))),
  'POST /extra/story/resume': player({}, undefined, dueStory),
  'POST /storylet/begin': player({ eventId: ids.lamplighter }),
  'POST /storylet/choosebranch': player({ branchId: wholeIds.told }, begin),
  'POST /storylet/goback': player({}, begin),
  'POST /storylet/renamequality': player({ branchId: wholeIds.naming, name: 'Biscuit' }, async (its) => {
    const { rename } = await choose(its, wholeIds.naming);
    return { qualityPossessedId: rename?.namableQualitiesPossessed[0]?.qualityPossessedId ?? 0 };
  }),
  'POST /storylet/usequality': player({ qualityId: wholeIds.tonic }),
  'POST /extra/targets': player({ qualityId: ids.watchful, target: 8 }),
  'POST /extra/undo': player({}, async (its) => {
    const about = { kind: 'storylet', id: ids.lamplighter } as const;
    await its.ask('POST /extra/notes', { ...about, words: 'Remember' });
    const { undo } = await its.ask('POST /extra/notes', { ...about, words: '' });
    await putOffEnd(its.server.database);
    return { id: undo?.id ?? 0 };
  }),
  'POST /character/setavatarimage': player({ avatarImage: 'veil' }),
  'POST /extra/publishing/golive': publisher(async ({ server }) => ({
    version: await aVersion(server.database, aWholeWorld()),
  })),
  'POST /extra/publishing/upload': publisher(async () => ({ pieces: piecesOf({ 'pack.story': uniqueName() }) })),
  'POST /extra/publishing/compile': publisher(aFailedVersion),
  'POST /extra/publishing/finish': publisher(async (its) => ({ files: await anUploadedFile(its), note: '' })),
};
