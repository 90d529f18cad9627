/** A request with bytes in memory: of its body, or of a reply that the client has not taken yet. */
export type Occupant = {
  /** The account or network address that sent the request. */
  readonly holder: string;
  /** False while the server works on a complete request. */
  canGiveWay(): boolean;
  hasGivenWay: boolean;
  /** Ends the request. Runs after `add`, so the request may have become complete. */
  giveWay(): void;
};

export type SharedMemory = {
  /** Adds bytes to a request. If that exceeds a limit, other requests or this one give way. */
  add(occupant: Occupant, kind: 'body' | 'reply', bytes: number): void;
  remove(occupant: Occupant): void;
  /** Whether a new request of this holder must wait until others are finished. */
  isFull(holder: () => string): boolean;
};

type Use = { body: number; reply: number; movedAt: number };
/** Requests are in the order of their last added bytes, oldest first. */
type Holder = { body: number; readonly uses: Map<Occupant, Use> };
type Candidate = { readonly occupant: Occupant; readonly waitingBytes: number; readonly movedAt: number };

const shares = 8;
/** Most clients take a reply within this time, so a newer reply does not count against its holder. */
const freshMs = 250;

/**
 * Shares memory between the holders of requests. The bodies of one holder have at most an eighth. If all requests
 * together exceed `maxBytes`, the holder with the most waiting bytes gives way. Within a holder, the request whose last
 * bytes came the longest ago gives way.
 */
export function shareMemory(maxBytes: number, clock: () => number): SharedMemory {
  const maxBodyBytes = maxBytes / shares;
  const holders = new Map<string, Holder>();
  let total = 0;

  const remove = (occupant: Occupant): void => {
    const holder = holders.get(occupant.holder);
    const use = holder?.uses.get(occupant);
    if (!holder || !use) return;
    total -= use.body + use.reply;
    holder.body -= use.body;
    holder.uses.delete(occupant);
    if (holder.uses.size === 0) holders.delete(occupant.holder);
  };
  const giveWay = (occupant: Occupant): void => {
    remove(occupant);
    occupant.hasGivenWay = true;
    process.nextTick(() => occupant.giveWay());
  };
  const limitBodies = (holder: Holder): void => {
    for (const [occupant, { body }] of holder.uses) {
      if (holder.body <= maxBodyBytes) return;
      if (body > 0 && occupant.canGiveWay()) giveWay(occupant);
    }
  };
  const makeRoom = (): void => {
    while (total > maxBytes) {
      const next = nextToGiveWay(holders.values(), clock());
      if (!next) return;
      giveWay(next);
    }
  };
  return {
    add(occupant, kind, bytes) {
      const holder = holders.get(occupant.holder) ?? { body: 0, uses: new Map<Occupant, Use>() };
      holders.set(occupant.holder, holder);
      const use = holder.uses.get(occupant) ?? { body: 0, reply: 0, movedAt: 0 };
      holder.uses.delete(occupant);
      holder.uses.set(occupant, use);
      use[kind] += bytes;
      use.movedAt = clock();
      total += bytes;
      if (kind === 'body') {
        holder.body += bytes;
        limitBodies(holder);
      }
      makeRoom();
    },
    remove,
    isFull(holder) {
      makeRoom();
      return total > maxBytes || (total > maxBodyBytes && (holders.get(holder())?.body ?? 0) > maxBodyBytes);
    },
  };
}

function nextToGiveWay(holders: Iterable<Holder>, now: number): Occupant | undefined {
  let next: Candidate | undefined;
  for (const { uses } of holders) {
    const candidate = candidateOf(uses, now);
    if (candidate && (!next || isBefore(candidate, next))) next = candidate;
  }
  return next?.occupant;
}

function candidateOf(uses: Holder['uses'], now: number): Candidate | undefined {
  let first: Candidate | undefined;
  let waitingBytes = 0;
  for (const [occupant, { body, reply, movedAt }] of uses) {
    waitingBytes += body + (now - movedAt > freshMs ? reply : 0);
    if (!first && occupant.canGiveWay()) first = { occupant, waitingBytes, movedAt };
  }
  return first && { ...first, waitingBytes };
}

/** If all replies are fresh, the oldest gives way. */
const isBefore = (a: Candidate, b: Candidate): boolean =>
  a.waitingBytes === b.waitingBytes ? a.movedAt < b.movedAt : a.waitingBytes > b.waitingBytes;
