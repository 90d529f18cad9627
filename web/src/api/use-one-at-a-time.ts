import { type MutateOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Named<Reply, Form> = UseMutationOptions<Reply, Error, Form> & { readonly mutationKey: readonly string[] };

/** A call of a form. A second press, which may come before the first is drawn, is not heard meanwhile. */
export function useOneAtATime<Reply, Form>(options: Named<Reply, Form>) {
  const cache = useQueryClient();
  const { mutate, ...state } = useMutation(options);
  const send = (form: Form, then: MutateOptions<Reply, Error, Form> = {}) => {
    if (cache.isMutating({ mutationKey: options.mutationKey }) === 0) mutate(form, then);
  };
  return { ...state, send };
}
