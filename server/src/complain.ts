/** Tells the operator of something that went wrong while nobody waited for an answer, in one line of the log. */
export const complain = (message: string): void => void process.stderr.write(`${message.replace(/\s+/g, ' ')}\n`);
