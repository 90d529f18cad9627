import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OpenStoryletSchema } from './storylet.ts';
import { Html, Nothing } from './wording.ts';

export const firstScene = {
  firstScene: endpoint({
    method: 'GET',
    path: '/extra/first-scene',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    freshForSeconds: 60,
    summary:
      'The scene that meets a new character, for readers who have none yet. Without a scene where none meets them, or where it is told to each in other words.',
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      scene: Type.Optional(
        Type.Object({
          /** The place in which it happens. */
          area: Type.Object({ name: Html(), image: Type.String() }),
          storylet: OpenStoryletSchema,
        }),
      ),
    }),
  }),
};
