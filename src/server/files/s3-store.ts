import { AwsClient } from 'aws4fetch';
import { AppError } from '../../domain/errors.ts';
import type { FileStore, KeptFile } from './file-store.ts';

const TRIES = 3;
const WAIT_MS = 15_000;

/** Where an S3 bucket is: `https://key:secret@host/bucket/folder?region=ap-south-1`. */
export interface S3Place {
  keyId: string;
  secret: string;
  region: string;
  /** The address of the bucket, with the folder in it, without a slash at its end. */
  bucket: string;
  folder: string;
}

/** Reads STORAGE_URL; null for what is no address of a bucket. */
export function readStorageUrl(text: string): S3Place | null {
  const url = URL.parse(text);
  const [bucket, ...folder] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket) return null;
  return {
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: `${url.origin}/${bucket}`,
    folder: folder.map((part) => `${part}/`).join(''),
  };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const textIn = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Files in an S3 bucket, of Amazon or of anybody who speaks its language. */
export function s3Store({ keyId, secret, region, bucket, folder }: S3Place): FileStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: TRIES - 1 });
  const addressOf = (name: string) => `${bucket}/${folder}${name}`;

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(WAIT_MS) }).catch((cause: unknown) => {
      throw new AppError('storage-unavailable', { cause });
    });
    if (response.ok || response.status === 404) return response;
    throw new AppError('storage-unavailable', { cause: `${response.status} ${(await response.text()).slice(0, 300)}` });
  }

  return {
    async read(name) {
      const response = await ask(addressOf(name));
      const bytes = new Uint8Array(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    async write(name, bytes, type) {
      const response = await ask(addressOf(name), {
        method: 'PUT',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'Content-Type': type },
      });
      await response.arrayBuffer();
      if (response.status === 404) throw new AppError('storage-unavailable', { cause: `there is no bucket at ${bucket}` });
    },
    async remove(name) {
      await (await ask(addressOf(name), { method: 'DELETE' })).arrayBuffer();
    },
    async list(prefix) {
      const kept: KeptFile[] = [];
      let more: string | null = '';
      while (more !== null) {
        const query: URLSearchParams = new URLSearchParams({ 'list-type': '2', 'prefix': folder + prefix });
        if (more) query.set('continuation-token', more);
        const xml = await (await ask(`${bucket}?${query}`)).text();
        for (const [, one = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          kept.push({ name: textIn(one, 'Key').slice(folder.length), changedAt: new Date(textIn(one, 'LastModified')) });
        more = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : null;
      }
      return kept;
    },
  };
}
