/** Commands of `npm run world` that talk to a server. */
export const publishingCommands = ['publish', 'versions', 'go-live', 'roll-back', 'pull'] as const;
export type PublishingCommand = (typeof publishingCommands)[number];

export const isPublishingCommand = (word: string | undefined): word is PublishingCommand =>
  publishingCommands.some((command) => command === word);
