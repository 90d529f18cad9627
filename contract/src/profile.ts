import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './wording.ts';

export const profile = {
  keepPrivate: endpoint({
    method: 'POST',
    path: '/character/profileprivacy/:value',
    who: 'character',
    repeat: 'settles',
    rate: 'act',
    summary: 'Say whether the journal is for its owner alone, as it is until this says otherwise.',
    body: Type.Object({ value: Type.Boolean() }),
    reply: Done,
  }),
};
