/** Writes a failure that no caller waits for to standard error, as one line. */
export const logError = (message: string): void => void process.stderr.write(`${message.replace(/\s+/g, ' ')}\n`);
