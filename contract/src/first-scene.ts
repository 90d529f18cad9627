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
      'The first scene of a new character, for visitors without one. No scene if the world has none, or if its text depends on the character.',
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      scene: Type.Optional(
        Type.Object({
          area: Type.Object({ name: Html(), image: Type.String() }),
          storylet: OpenStoryletSchema,
        }),
      ),
    }),
  }),
};
