import { messageLifetimeDays } from '@underhall/contract/limits';
import { type Change, outsider, type Text } from '@underhall/engine';
import type { Step } from '../db/database.ts';
import { keepRemoved } from './removal-store.ts';
import { renameInRoster } from './roster-store.ts';
import { lockBoth, visibleToGuest } from './social-permission-store.ts';

/** The turn that made a change, and the change's index in that turn. Together they identify the row. */
type Origin = {
  readonly characterId: number;
  readonly version: number;
  readonly place: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

type RowWriter<Kind extends Change['kind']> = (
  change: Extract<Change, { kind: Kind }>,
  origin: Origin,
) => readonly Step[];

/** How long a message stays visible after it arrives, or after its invitation ends. */
export const messageLifetime = `interval '${messageLifetimeDays} days'`;

const posting = {
  name: 'post-message',
  text: `insert into messages (character_id, version, place, title, html, image, at, storylet)
    values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000), $8)`,
};
const queueing = {
  name: 'queue-letter',
  text: `insert into mails (kind, account_id, message_id) select 'letter', account_id, messages.id
    from messages join roster using (character_id) where character_id = $1 and version = $2 and place = $3`,
};
const inviting = {
  name: 'open-invitation',
  text: `insert into invitations (from_id, version, place, act, to_id, words, sent_at)
    values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000))`,
};
export const socialEmailKind = 'word of an invitation';

const tellingInvited = {
  name: 'mail-invited',
  text: `insert into mails (kind, account_id, about)
    select '${socialEmailKind}', account_id, jsonb_build_object('characterId', to_id, 'message', invitations.id)
    from invitations join roster on roster.character_id = to_id where from_id = $1 and version = $2 and place = $3`,
};
/**
 * E-mails the sender of an accepted invitation. Both sides run this step, but the `from_id` condition limits it to one
 * e-mail.
 */
const tellingSender = {
  name: 'mail-accepted',
  text: `insert into mails (kind, account_id, about)
    select '${socialEmailKind}', account_id, jsonb_build_object('characterId', from_id, 'message', invitations.id)
    from invitations join roster on roster.character_id = from_id where invitations.id = $1 and from_id = $2`,
};
const ending = {
  name: 'end-invitation',
  text: `update invitations set over = $2, over_at = to_timestamp($3::float8 / 1000) where id = $1 and over is null`,
};
/** An answer of the guest. Follows a lock of both characters, so that no block is committed between its check and it. */
const answering = { name: 'answer-invitation', text: `${ending.text} and ${visibleToGuest}` };
/** Stores the turn that changed this side of an accepted invitation, and the winner. */
const noting = {
  name: 'note-accepted-side',
  text: `update invitations set
      version_from = case when from_id = $2 then $3 else version_from end,
      version_to = case when to_id = $2 then $3 else version_to end,
      has_from_won = case when from_id = $2 then $4 else not $4 end
    where id = $1`,
};
/** What this side keeps of an accepted act. Both sides write their own row. */
const keeping = {
  name: 'keep-shared-act',
  text: `insert into shared_acts (character_id, invitation, other_id, act, has_sent, has_won, outcome, at)
    select $1, id, $3, act, from_id = $1, $4, $5, to_timestamp($6::float8 / 1000) from invitations where id = $2`,
};
const beginning = {
  name: 'begin-event',
  text: `update invitations set begun_at = to_timestamp($2::float8 / 1000)
    where id = $1 and over = 'accepted' and begun_at is null`,
};
const planning = {
  name: 'begin-plan-notes',
  text: 'insert into plan_notes (character_id, branch) values ($1, $2) on conflict do nothing',
};
/** Stores the dropped plan with its notes, so that it can be restored. */
const dropping = {
  name: 'drop-plan-notes',
  text: `with gone as (delete from plan_notes where character_id = $1 and branch = $2 returning notes)
    ${keepRemoved(`select $1::bigint, 'plan', $2::bigint::text,
      $3::jsonb || jsonb_build_object('notes', coalesce((select notes from gone), ''))`)}`,
};
const discarding = {
  name: 'keep-discarded-card',
  text: keepRemoved(`select $1::bigint, 'card', $2::bigint::text, '{}'`),
};

const entering = {
  name: 'enter-fate',
  text: `insert into fate_entries
      (character_id, version, place, at, book, reference, purse, debt, other, balance, owed)
    select $1, $2, $3, to_timestamp($4::float8 / 1000), $5, $6, $7::int8, $8::int8, $8::int8 - $7::int8, $9, $10`,
};

/**
 * The rows that a change writes outside its character, committed with the turn (transactional outbox). The type
 * requires an entry for every kind of change. If a step expects one row and finds none, the turn is rolled back.
 */
export const sideEffects: { readonly [Kind in Change['kind']]: RowWriter<Kind> | 'nowhere' } = {
  letter: ({ title, html, image, storylet, mail, at }, { characterId, version, place }) => [
    {
      ...posting,
      values: [characterId, version, place, title, html, image ?? null, at, storylet ?? null],
      rows: 1,
    },
    ...(mail ? [{ ...queueing, values: [characterId, version, place] }] : []),
  ],
  invited: ({ act, with: to, words }, { characterId, version, place, at }) => [
    { ...inviting, values: [characterId, version, place, act, to === outsider ? null : to, words, at], rows: 1 },
    ...(to === outsider ? [] : [{ ...tellingInvited, values: [characterId, version, place] }]),
  ],
  'invitation over': ({ invitation, with: other, how, won, outcomeHtml }, { characterId, version, at }) => [
    ...(how === 'accepted' || how === 'declined'
      ? [lockBoth(characterId, other), { ...answering, values: [invitation, how, at], rows: 1 }]
      : [{ ...ending, values: [invitation, how, at], rows: 1 }]),
    ...(how === 'accepted'
      ? [
          { ...noting, values: [invitation, characterId, version, won ?? null], rows: 1 },
          { ...keeping, values: [characterId, invitation, other, won ?? null, outcomeIn(outcomeHtml), at], rows: 1 },
          { ...tellingSender, values: [invitation, characterId] },
        ]
      : []),
  ],
  // If the other side deleted its account, the row is missing but the storylet continues.
  'event begun': ({ invitation }, { at }) => [{ ...beginning, values: [invitation, at] }],
  'plan saved': ({ plan }, { characterId }) => [{ ...planning, values: [characterId, plan.branch] }],
  'plan dropped': ({ branch, undo }, { characterId }) => [
    { ...dropping, values: [characterId, branch, JSON.stringify(undo)] },
  ],
  'name changed': ({ to }, { characterId }) => [renameInRoster(characterId, to)],
  'face changed': 'nowhere',
  'frame changed': 'nowhere',
  'banner changed': 'nowhere',
  quality: 'nowhere',
  opened: 'nowhere',
  // Written by `sharedSteps`, because concurrent turns may change the same level.
  shared: 'nowhere',
  rolled: 'nowhere',
  repeated: 'nowhere',
  story: 'nowhere',
  met: 'nowhere',
  'forced in a row': 'nowhere',
  // Only saved if the player shares it.
  'journal offered': 'nowhere',
  renamed: 'nowhere',
  actions: 'nowhere',
  // A player with Fate has no debt, so a missing `owed` means a debt of 0.
  fate: ({ book, reference, from, to, owed }, { characterId, version, place, at }) => {
    const debt = owed ? owed.to - owed.from : 0;
    const values = [characterId, version, place, at, book, reference ?? null, to - from, debt, to, owed?.to ?? 0];
    return [{ ...entering, values, rows: 1 }];
  },
  membership: 'nowhere',
  'refresh used': 'nowhere',
  'unlocks used': 'nowhere',
  chronograph: 'nowhere',
  moved: 'nowhere',
  setting: 'nowhere',
  stayed: 'nowhere',
  lodged: 'nowhere',
  revealed: 'nowhere',
  'held back': 'nowhere',
  'code redeemed': 'nowhere',
  deck: 'nowhere',
  'card drawn': 'nowhere',
  'card left': ({ card, why }, { characterId }) =>
    why === 'discarded' ? [{ ...discarding, values: [characterId, card] }] : [],
  'card returned': 'nowhere',
  worn: 'nowhere',
  'taken off': 'nowhere',
  'outfit saved': 'nowhere',
  'outfit chosen': 'nowhere',
  'plan done': 'nowhere',
  'agent engaged': 'nowhere',
  'agent dismissed': 'nowhere',
  'agent turned away': 'nowhere',
  agent: 'nowhere',
  'timer started': 'nowhere',
  'timer stopped': 'nowhere',
  'timer due': 'nowhere',
  bought: 'nowhere',
  sold: 'nowhere',
};

const outcomeIn = (html: Text | undefined): string | null => (html === undefined ? null : JSON.stringify(html));

export const sideEffectsOf = (changes: readonly Change[], origin: Omit<Origin, 'place'>): readonly Step[] =>
  changes.flatMap((change, place) => rowsOfChange(change, { ...origin, place }));

function rowsOfChange<Kind extends Change['kind']>(
  change: Extract<Change, { kind: Kind }>,
  origin: Origin,
): readonly Step[] {
  const write: RowWriter<Kind> | 'nowhere' = sideEffects[change.kind as Kind];
  return write === 'nowhere' ? [] : write(change, origin);
}
