import { type UndoKind, undo } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { type UndoDeps, undoRemoval } from './undo-commands.ts';

export function undoRoutes(app: FastifyInstance, deps: AnswerDeps & UndoDeps): void {
  answer(app, deps, undo.undo, async ({ body: { id }, ...caller }) => {
    const kind = await undoRemoval(deps, caller, id);
    return { isSuccess: true, kind, message: messages[kind] };
  });
}

const messages: Readonly<Record<UndoKind, string>> = {
  mark: 'It is marked again.',
  note: 'Your note is back.',
  tag: 'The tag is back, on the same entries.',
  message: 'The message is back.',
  target: 'Your target is back.',
  plan: 'Your plan is back.',
  card: 'The card is back in your hand.',
};
