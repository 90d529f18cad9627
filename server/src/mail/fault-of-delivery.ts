import type { MailQueue } from './mail-queue.ts';

export type DeliveryDeps = { readonly mailQueue: Pick<MailQueue, 'canDeliver'> };

/** Why the mail server cannot send to an address, for the player. Undefined if it can, or cannot be asked now. */
export const faultOfDelivery = async ({ mailQueue }: DeliveryDeps, address: string): Promise<string | undefined> =>
  (await mailQueue.canDeliver(address))
    ? undefined
    : 'Our mail server cannot send to an address with accents or such characters before the @. Enter another address.';
