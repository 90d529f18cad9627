/** Moves the warnings of a list of problems below its errors. The last part of the list is their number. */
export function errorsFirst(list: string): string {
  const parts = list.split('\n\n');
  const counts = parts.splice(-1);
  const isWarning = (part: string) => /^warning: /m.test(part);
  return [...parts.filter((part) => !isWarning(part)), ...parts.filter(isWarning), ...counts].join('\n\n');
}
