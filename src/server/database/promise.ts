/** What the embedded database keeps: PGlite writes without fsync, so the operating system has what we have acknowledged, the disk may not yet. */
export const EMBEDDED_PROMISE = 'a killed process loses nothing, a power cut may; use DATABASE_URL for real money';
