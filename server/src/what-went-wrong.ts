/** What to tell the person who started the server, and what to do about it. */
export function whatWentWrong(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { code, syscall, name, message, stack } = failure as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `${message}. Something else listens there: stop it, or choose another port with PORT.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `${message}. Ports below 1024 belong to root: choose another port with PORT.`;
  // Our own errors are words for the person who started us; a stack would only hide them.
  return name === 'CannotStart' || name === 'Error' ? message : (stack ?? message);
}
