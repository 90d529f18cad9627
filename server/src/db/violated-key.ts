/** The name of the violated unique constraint; undefined for any other error. */
export function violatedKey(failure: unknown): string | undefined {
  const { code, constraint = '' } = failure as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}
