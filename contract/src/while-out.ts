import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { IsoMoment, Nothing, oneOf, RowId, SuccessReply } from './wording.ts';

/** What a line opens. With id 0, `messages` opens all messages, `cards` the hand, and `list` the list of storylets. */
export const whileOutDoors = ['messages', 'report', 'storylet', 'area', 'cards', 'list'] as const;

export const WhileOutLineSchema = Type.Object({
  /** Plain text. */
  text: Type.String(),
  opens: oneOf(whileOutDoors),
  /** 0 if there is only one such thing. */
  id: RowId,
  /** What pressing the line does, in the words of the world. */
  door: Type.String(),
});
export type WhileOutLine = Static<typeof WhileOutLineSchema>;

export const WhileOutReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** The most pressing first. Empty if the player was not away, has seen the news, or if there is none. */
  lines: Type.Array(WhileOutLineSchema),
  /** Beginning of the absence, for the call that ends it. Absent without an absence. */
  since: Type.Optional(IsoMoment),
  /** Texts of the panel. */
  words: Type.Optional(
    Type.Object({ title: Type.String(), putAway: Type.String(), notAgain: Type.String(), isOff: Type.String() }),
  ),
});
export type WhileOutReply = Static<typeof WhileOutReplySchema>;

/** The news of an absence of six hours or more. Not in the specification. */
export const whileOut = {
  whileOut: endpoint({
    method: 'GET',
    path: '/extra/while-out',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    isNoVisit: true,
    summary: 'What happened while the player was away: at most eight lines. Asking changes nothing.',
    body: Nothing,
    reply: WhileOutReplySchema,
  }),
  seenWhileOut: endpoint({
    method: 'POST',
    path: '/extra/while-out/seen',
    who: 'character',
    repeat: 'settles',
    rate: 'act',
    summary: 'The player has seen the news of the absence that began at `since`. No device shows it again.',
    body: Type.Object({ since: IsoMoment }),
    reply: SuccessReply,
  }),
};
