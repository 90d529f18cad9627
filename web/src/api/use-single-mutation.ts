import { type MutateOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Named<Reply, Form> = UseMutationOptions<Reply, Error, Form> & { readonly mutationKey: readonly string[] };

/** A mutation that ignores further submits while it runs. */
export function useSingleMutation<Reply, Form>(options: Named<Reply, Form>) {
  const cache = useQueryClient();
  const { mutate, ...state } = useMutation(options);
  const send = (form: Form, then: MutateOptions<Reply, Error, Form> = {}) => {
    if (cache.isMutating({ mutationKey: options.mutationKey }) === 0) mutate(form, then);
  };
  return { ...state, send };
}
