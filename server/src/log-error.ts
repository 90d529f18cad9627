export const logError = (message: string): void => void process.stderr.write(`${message.replace(/\s+/g, ' ')}\n`);
