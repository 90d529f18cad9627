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
      'A text page as HTML: help, credits, privacy, terms, footer, or another page of the world. 404 if there is none.',
    body: Type.Object({ pageName: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      /** Safe markup. Each part begins with a first-level heading that has an id. */
      text: Type.String(),
    }),
  }),
};
