import { existsSync } from 'node:fs';
import { ProviderUnavailable } from '../http/failures.ts';
import type { TestProvider } from './test-provider.ts';

type Unknown = { readonly is: 'unknown' };

/** A test provider that cannot be reached while the file exists. It carries out nothing in that time. */
export function switchedOffBy(file: string, provider: TestProvider): TestProvider {
  const isOff = () => existsSync(file);
  const read =
    <Given extends readonly unknown[], Reply>(method: (...given: Given) => Promise<Reply>) =>
    async (...given: Given): Promise<Reply> => {
      if (isOff()) throw new ProviderUnavailable(`The test provider is switched off by ${file}.`);
      return method(...given);
    };
  const request =
    <Given extends readonly unknown[], Reply>(method: (...given: Given) => Promise<Reply>) =>
    async (...given: Given): Promise<Reply | Unknown> =>
      isOff() ? { is: 'unknown' } : method(...given);
  return {
    ...provider,
    clientToken: read(provider.clientToken),
    findOrder: read(provider.findOrder),
    listChangedSince: read(provider.listChangedSince),
    findSubscription: read(provider.findSubscription),
    resumeCardChange: read(provider.resumeCardChange),
    inspectMethod: request(provider.inspectMethod),
    charge: request(provider.charge),
    refund: request(provider.refund),
    refundMonth: request(provider.refundMonth),
    subscribe: request(provider.subscribe),
    changeSubscription: request(provider.changeSubscription),
    cancelSubscription: request(provider.cancelSubscription),
    restoreSubscription: request(provider.restoreSubscription),
    changeCard: request(provider.changeCard),
  };
}
