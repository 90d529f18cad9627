import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

export const pages = {
  page: endpoint({
    method: 'GET',
    path: '/page/:pageName',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    freshForSeconds: 60,
    summary:
      'A page for reading, as markup: help, credits, privacy, terms, footer, or another of the world. 404 for none.',
    body: Type.Object({ pageName: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      /** Safe markup; each part begins with a heading of the first rank, which has an id. */
      text: Type.String(),
    }),
  }),
};
