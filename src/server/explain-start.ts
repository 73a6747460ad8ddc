import { ConfigError } from './config.ts';
import { FolderInUse } from './database/lock.ts';

/** One sentence on what a person can mend when the server does not start; null for what is a bug. */
export function explainStart(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another port.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the address.`;
  if (code === '28P01' || code === '28000' || code === '3D000') return `The database of DATABASE_URL refuses us: ${message}.`;
  return null;
}
