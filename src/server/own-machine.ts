const LOCAL = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Whether nobody but this machine reaches the server: embedded database, local HOST, and no SITE_URL elsewhere. */
export function isOwnMachine({
  host,
  databaseUrl,
  siteUrl,
}: {
  host: string;
  databaseUrl?: string | undefined;
  siteUrl?: string | undefined;
}): boolean {
  return !databaseUrl && LOCAL.has(host) && (siteUrl === undefined || LOCAL.has(new URL(siteUrl).hostname));
}
