import * as z from 'zod/mini';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import { Looks, PhotoRoom, Rejection, type VisualAnswer, type VisualMatch } from '../../domain/photo.ts';
import type { Server } from '../../kernel/services.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One result as any server may write it: the id may be text, the score a number. Null without a whole-number id. */
function matchOf(raw: unknown): VisualMatch | null {
  if (!isRecord(raw)) return null;
  const { property_id: id, similarity_score: score, image_path: path } = raw;
  const number = typeof id === 'string' && /^\s*\d+\s*$/.test(id) ? Number(id) : id;
  if (!Number.isInteger(number)) return null;
  return {
    property_id: number as number,
    similarity_score: typeof score === 'number' ? String(score) : typeof score === 'string' ? score : '',
    image_path: typeof path === 'string' ? path : '',
  };
}

const readable = <T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | undefined => {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : undefined;
};

/** The rejection details, wherever in its answer a server puts them. */
function rejectionIn(body: unknown): Rejection | undefined {
  if (!isRecord(body)) return undefined;
  const inner = ['details', 'detail', 'error', 'rejection', 'rejection_details'].map((name) => body[name]);
  const found = readable(Rejection, body) ?? inner.map((item) => readable(Rejection, item)).find(Boolean);
  return found ?? inner.map(rejectionIn).find(Boolean);
}

function failure(status: number, body: unknown): AppError {
  const rejection = rejectionIn(body);
  const code = isRecord(body) && isRecord(body['error']) ? (body['error']['code'] as ErrorCode) : undefined;
  if (status === 400) return rejection ? new AppError('not-a-property', { rejection }) : new AppError('photo-unreadable');
  if (status === 413) return new AppError('photo-too-large');
  if (code === 'photo-search-unavailable' || code === 'too-many-requests') return new AppError(code);
  return new AppError('photo-analysis-failed');
}

/** Sends a photo and returns what looks like it, dropping results without a whole-number id; none left is `photo-no-ids`. */
export async function analyzePhoto(photo: Blob, { server }: { server: Server }): Promise<VisualAnswer> {
  const { status, ok, body } = await server.upload('visualSearchAnalyze', photo).catch((cause: unknown) => {
    throw new AppError('photo-analysis-failed', { cause });
  });
  if (!ok) throw failure(status, body);
  const list: unknown = isRecord(body) ? body['results'] : body;
  if (!Array.isArray(list)) throw new AppError('photo-analysis-failed');
  const results = list.flatMap((item) => matchOf(item) ?? []);
  if (list.length > 0 && results.length === 0) throw new AppError('photo-no-ids');
  const more = isRecord(body) ? body : {};
  return { results, looks: readable(Looks, more['looks']), room: readable(PhotoRoom, more['room']) };
}
