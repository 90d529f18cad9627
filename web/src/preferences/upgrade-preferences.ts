/** Replaces values of older versions, in a saved file or in changes that have not been sent. */
export function upgradePreferences(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { compactLists } = stored;
  return typeof compactLists === 'boolean' ? { ...stored, compactLists: compactLists ? 'compact' : 'large' } : stored;
}
