/** What the embedded database keeps: PGlite writes without fsync, so the system has all that was acknowledged, the disk perhaps not yet. */
export const EMBEDDED_PROMISE = 'a killed process loses nothing, a power cut may; use DATABASE_URL for real money';
