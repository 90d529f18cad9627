// Limits and periods that two workspaces need. This file imports nothing, so that engine and page can import it.
// `typed-texts.ts` defines how typed texts are counted. Other lengths are in Unicode characters.

/** Milliseconds until a spent action or drawn card is replaced, in a world that sets no other time. */
export const actionPeriodMs = 10 * 60 * 1000;

/**
 * Maximum number of storylets in a row that the story may force on a player. Further storylets wait until the player
 * has made a free choice.
 */
export const maxForcedInARow = 5;
/** Maximum number of times that a player may make a choice at once. */
export const maxTimesAtOnce = 5;
export const maxQualityNameLength = 140;
/** Maximum number of challenges in the list of recent rolls. */
export const maxRolls = 200;

/** How long after a removal a player can undo it, by the clock of the server. */
export const undoPeriodMs = 10_000;

/** Active plans per character. */
export const maxPlans = 20;
export const maxAgents = 4;
export const maxTargets = 10;
export const maxNotes = 500;
export const maxNoteLength = 2000;
/** The specification sets no limit, and this length fits into a request. */
export const maxPlanNoteLength = 1_000_000;

/** Purchased outfits per character. */
export const maxOutfits = 6;
export const maxOutfitNameLength = 21;

/** Maximum level of a quality or a target: the highest signed 32-bit integer. */
export const maxLevel = 2_147_483_647;
export const maxTradeAmount = 999_999;
/** Maximum number of wares sold in one request. */
export const maxLots = 500;

export const maxInvitationLength = 1400;
/** An unanswered invitation expires after this time. */
export const invitationPeriodDays = 14;
export const invitationPeriodMs = invitationPeriodDays * 24 * 60 * 60 * 1000;
/** The server deletes a message after this many days. */
export const messageLifetimeDays = 90;
/** Retention of the hash of an invited e-mail address. During this time, the address gets no second e-mail. */
export const outsideAddressDays = 30;
/** Maximum number of contacts per character. Also the maximum number of blocked characters. */
export const maxContacts = 500;
export const maxDescriptionLength = 150;
export const maxReportReasonLength = 1000;

export const maxTags = 25;
export const maxTagsPerEntry = 3;
export const maxTagNameLength = 16;
export const maxEntryTitleLength = 120;
export const maxSearchLength = 200;

/** Maximum number of marks per account. Also the maximum number per request. */
export const maxMarks = 2000;

/** E-mail address (RFC 5321). */
export const maxEmailLength = 254;
/** Password length in code points, after NFKC normalization (NIST SP 800-63B). */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const maxAccessCodeLength = 100;
/** A session ends after this many days without use. */
export const sessionLifetimeDays = 30;
/** Days within which signing in restores a deactivated account. */
export const erasureDelayDays = 14;

export const maxIdempotencyKeyLength = 100;
/** Maximum lengths of the fields of a browser error report, in UTF-16 code units. The page truncates longer texts. */
export const maxClientErrorLengths = { version: 40, path: 200, browser: 300, message: 1000, stack: 8000 } as const;

/** Quality that counts the actions spent since its owner reset the chronograph. */
export const chronographQualityId = 146234;
/** Quality that pays for one change of face. */
export const freeFaceQualityId = 126872;

/** Numbers of a world from here on are assigned by the compiler, each once for all kinds. Authors may pin lower ones. */
export const firstAssignedId = 200_001;
/** In `ids.lock`, the name of a number that a thing had before it got its earlier number back. */
export const unusedName = (name: string, number: number): string => `${name} (unused number ${number})`;
export const withoutUnused = (name: string): string => name.replace(/ \(unused number \d+\)$/, '');
/** A file of a world is published in pieces of this size. The last one may be shorter. */
export const worldPieceBytes = 512 * 1024;
export const maxVersionNoteLength = 200;
/** Of a world in one file: `packedBytes` as a `.world` file, the others after unpacking. */
export const worldFileLimits = { packedBytes: 200_000_000, unpackedBytes: 500_000_000, files: 5_000 };
