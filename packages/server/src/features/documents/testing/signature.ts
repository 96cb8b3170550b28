import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/

/**
 * Whether a call to a bucket is signed with a secret: AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function isSignedWith(secret: string, request: IncomingMessage, body: Buffer): boolean {
  const found = form.exec(request.headers.authorization ?? '')
  if (found === null) return false
  const [, , scope = '', date = '', region = '', names = '', signature = ''] = found
  const headerOf = (name: string) => String(request.headers[name] ?? '').trim()
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const payload = headerOf('x-amz-content-sha256')
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${headerOf(name)}`),
    '',
    names,
    payload,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headerOf('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secret}`, date), region))
  const isPayload = /^(?:STREAMING-)?UNSIGNED-PAYLOAD|^STREAMING-/.test(payload) || payload === sha256(body)
  return isPayload && names.split(';').includes('host') && hmac(key, toSign).toString('hex') === signature
}
