import { ConfigError } from './config.ts';
import { FolderRefused } from './database/folder.ts';
import { FolderInUse } from './database/lock.ts';
import { SchemaRefused } from './database/migration-record.ts';

/** What the file system says, and what to do about it. */
const FILE_TROUBLE: Record<string, string> = {
  EACCES: 'may not be written by this user. Give it to the user that starts the server, or set DATA_DIR to another folder.',
  EPERM: 'may not be written by this user. Give it to the user that starts the server, or set DATA_DIR to another folder.',
  EROFS: 'lies on a file system that can only be read. Set DATA_DIR to a folder that can be written.',
  ENOSPC: 'is on a disk that is full. Make room on it, or set DATA_DIR to a folder on another disk.',
  EDQUOT: 'is over the quota of this user. Make room, or set DATA_DIR to another folder.',
  ENOTDIR: 'is a file, where a folder is needed. Set DATA_DIR to a folder.',
  EEXIST: 'is a file, where a folder is needed. Set DATA_DIR to a folder.',
};

const OURS = [ConfigError, FolderInUse, FolderRefused, SchemaRefused];

/** One sentence on what a person can mend when the server does not start; null for what is a bug. */
export function explainStart(error: unknown): string | null {
  if (OURS.some((known) => error instanceof known)) return (error as Error).message;
  const { code, port, message, path, syscall } = error as {
    code?: string;
    port?: number;
    message?: string;
    path?: string;
    syscall?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another port.`;
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} is for the system's own servers. Set PORT to one above 1023.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the address.`;
  if (code === '28P01' || code === '28000' || code === '3D000') return `The database of DATABASE_URL refuses us: ${message}.`;
  const trouble = code && FILE_TROUBLE[code];
  return trouble ? `${path ?? 'The data folder'} ${trouble}` : null;
}
