/** Returns the name of the unique constraint that a statement has violated; undefined if it failed of something else. */
export function violatedKey(failure: unknown): string | undefined {
  const { code, constraint = '' } = failure as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}
