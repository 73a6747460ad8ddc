import type { Logger } from 'pino';
import { AppError } from '../../domain/errors.ts';
import { confidenceOf, type VisualAnswer, type VisualSearchStatus } from '../../domain/photo.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createCollection } from './collection.ts';
import type { Likeness } from './likeness.ts';
import { startPhotoEye, type PhotoEye } from './photo-eye.ts';
import type { Seen } from './eye-worker.ts';

export interface PhotoSearch {
  status(): VisualSearchStatus;
  /** Why it does not work, for `/readyz`; null where it does or will soon. */
  trouble(): string | null;
  /** Homes that look like a photo. Throws `not-a-property`, `photo-unreadable`, `photo-search-unavailable`. */
  analyze(bytes: Uint8Array): Promise<VisualAnswer>;
  /** What a search by these looks compares with; null while nothing can be compared. */
  likeness(looks: string): Likeness | null;
  /** What one picture shows; null while nobody can tell. For posting. */
  judge(bytes: Uint8Array): Promise<Seen['judgement'] | null>;
  /** Looks at the pictures that nobody has looked at yet; after an import or a posting. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface PhotoSearchParts {
  database: OpenDatabase;
  log: Logger;
  /** The bytes of a picture by the name of its file. */
  read(file: string): Promise<Uint8Array | null>;
}

const LACKS_PGVECTOR = 'the database lacks the extension pgvector';

/** The catalogue can wait: people's photos come first. */
const AGAIN_MS = 1000;

async function patiently(eye: PhotoEye, bytes: Uint8Array): Promise<Seen> {
  for (;;) {
    try {
      return await eye.look(bytes);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'too-many-requests')) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Search by photo. Opens the model and looks at the catalogue in the background; the server need not wait for it. */
export function startPhotoSearch({ database, log, read }: PhotoSearchParts): PhotoSearch {
  const lacking = database.migrated.waiting.some(({ extension }) => extension === 'vector');
  const collection = createCollection(database.db);
  const eye = lacking ? null : startPhotoEye();
  let maker: string | null = null;
  let ready = false;
  let indexed = false;
  let trouble: string | null = lacking ? LACKS_PGVECTOR : null;
  let closed = false;
  let filling: Promise<void> = Promise.resolve();

  async function fill(): Promise<void> {
    if (!eye) return;
    maker = await eye.ready;
    const missing = await collection.missing(maker);
    for (const file of missing) {
      if (closed) return;
      try {
        const bytes = await read(file);
        if (bytes) await collection.keep(file, maker, (await patiently(eye, bytes)).looks);
      } catch (error) {
        if (closed) return;
        log.warn({ file, err: error }, 'a picture of the catalogue could not be looked at');
      }
    }
    await collection.prepareIndex();
    indexed = await collection.isLarge();
    ready = true;
  }

  function refresh(): Promise<void> {
    filling = filling.then(fill).catch((error: unknown) => {
      if (closed) return;
      trouble = `the photo model cannot be used: ${error instanceof Error ? error.message : String(error)}`;
      log.error({ err: error }, 'search by photo is not available');
    });
    return filling;
  }
  void refresh();

  const status = (): VisualSearchStatus => ({
    status: trouble ? 'unavailable' : ready ? 'ready' : 'preparing',
    model_loaded: maker !== null && trouble === null,
    collection_ready: ready && trouble === null,
  });

  const likeness = (looks: string): Likeness | null => (maker !== null && ready && !trouble ? { looks, maker, indexed } : null);

  async function see(bytes: Uint8Array): Promise<Seen> {
    if (!eye || trouble) throw new AppError('photo-search-unavailable');
    return eye.look(bytes);
  }

  return {
    status,
    trouble: () => trouble,
    likeness,
    async analyze(bytes) {
      const { judgement, looks } = await see(bytes);
      const compared = likeness(looks);
      if (!compared) throw new AppError('photo-search-unavailable');
      if (judgement.verdict === 'other')
        throw new AppError('not-a-property', {
          rejection: {
            confidence: confidenceOf(judgement),
            predicted_label: judgement.kind,
            suggestion: '',
            threshold: judgement.threshold,
          },
        });
      return { results: await collection.similar(compared), looks, room: judgement.room };
    },
    judge: async (bytes) => (maker === null || trouble ? null : (await see(bytes)).judgement),
    refresh,
    async close() {
      closed = true;
      await eye?.close();
      await filling;
    },
  };
}
