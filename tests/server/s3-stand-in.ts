import { AwsV4Signer } from 'aws4fetch';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = 'test-key';
const SECRET = 'test/secret+1';
const REGION = 'ap-south-1';
const PER_PAGE = 3;

/** A bucket in memory that answers as Amazon's does: to signed requests only, and lists in pages. */
export interface S3StandIn {
  /** For STORAGE_URL. */
  url: string;
  files: Map<string, { bytes: Buffer; type: string; changedAt: Date }>;
  /** What was asked of it: `GET uploads/u-1.jpg`. */
  asked: string[];
  /** Answers nothing but errors while it is away. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

async function isSigned(request: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime = '', 'x-amz-content-sha256': hash = '' } = request.headers as Record<string, string>;
  const signer = new AwsV4Signer({
    method: request.method!,
    url: url.href,
    headers: { 'X-Amz-Content-Sha256': hash },
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    region: REGION,
    service: 's3',
    datetime,
  });
  return (await signer.authHeader()) === authorization;
}

const listing = (names: string[], files: S3StandIn['files'], next: string | null): string =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}${names
    .map((name) => `<Contents><Key>${name}</Key><LastModified>${files.get(name)!.changedAt.toISOString()}</LastModified></Contents>`)
    .join('')}</ListBucketResult>`;

export async function startS3StandIn(): Promise<S3StandIn> {
  const files: S3StandIn['files'] = new Map();
  const asked: string[] = [];
  let isAway = false;
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const name = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    asked.push(`${request.method} ${name}`);
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (isAway) return answer(500, 'away');
    if (!(await isSigned(request, url))) return answer(403, 'SignatureDoesNotMatch');
    if (url.searchParams.has('list-type')) {
      const all = [...files.keys()].filter((file) => file.startsWith(url.searchParams.get('prefix') ?? '')).toSorted();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const next = from + PER_PAGE < all.length ? String(from + PER_PAGE) : null;
      return answer(200, listing(all.slice(from, from + PER_PAGE), files, next));
    }
    if (request.method === 'PUT') {
      files.set(name, { bytes: Buffer.concat(chunks), type: String(request.headers['content-type']), changedAt: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return answer(204);
    }
    const file = files.get(name);
    return file ? answer(200, file.bytes) : answer(404, 'NoSuchKey');
  }
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/photos/site?region=${REGION}`,
    files,
    asked,
    setAway: (away) => void (isAway = away),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
