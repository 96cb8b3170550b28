import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedWith } from './signature.ts'

/**
 * A bucket that lives in memory and speaks as much of S3 as the store needs: PUT, GET, HEAD, DELETE and ListObjectsV2. Every call must be
 * signed with {@link bucketSecret}.
 */
export interface BucketStub {
  /** As `DOCUMENT_STORE` names it. */
  readonly address: string
  readonly objects: Map<string, Buffer>
  /** From now on every call is refused with this status; null ends that. */
  readonly failWith: (status: number | null) => void
  /** Nothing answers at its address any more, until {@link comeBack}. */
  readonly stop: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** What `AWS_SECRET_ACCESS_KEY` must be. */
export const bucketSecret = 'the secret of the stub'

/** Objects on one page of a list: few, so that lists have several pages. */
const pageSize = 3

export async function startBucket(name = 'documents'): Promise<BucketStub> {
  const objects = new Map<string, Buffer>()
  let failure: number | null = null
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await bodyOf(request)
    const body = /aws-chunked/.test(request.headers['content-encoding'] ?? '') ? unchunked(sent) : sent
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (failure !== null) return refuse(response, failure, 'InternalError')
    if (bucket !== name) return refuse(response, 404, 'NoSuchBucket')
    if (!isSignedWith(bucketSecret, request, sent)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const found = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, body)
        return response.writeHead(200, { ETag: '"stub"' }).end()
      case 'DELETE':
        objects.delete(key)
        return response.writeHead(204).end()
      case 'HEAD':
      case 'GET':
        if (key === '') return sendXml(response, 200, listOf(objects, searchParams))
        if (!found) return refuse(response, 404, 'NoSuchKey')
        response.writeHead(200, { 'Content-Length': found.length, ETag: '"stub"' })
        return response.end(request.method === 'GET' ? found : undefined)
      default:
        return refuse(response, 405, 'MethodNotAllowed')
    }
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/${name}?region=eu-west-1`,
    objects,
    failWith: (status) => {
      failure = status
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** A body as it was meant, of an upload that came in chunks with a checksum behind them. */
function unchunked(sent: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = sent.indexOf('\r\n', at)
    const size = Number.parseInt(sent.subarray(at, lineEnd).toString('latin1'), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}

function listOf(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const after = asked.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, pageSize)
  const isTruncated = keys.length > page.length
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length ?? 0}</Size><ETag>"stub"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  )
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><Name>stub</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${pageSize}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const sendXml = (response: ServerResponse, status: number, xml: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml)

const refuse = (response: ServerResponse, status: number, code: string) =>
  sendXml(
    response,
    status,
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused by the stub</Message></Error>`,
  )
