import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { forkProgram } from '../../../testing/fork-program.ts'
import { type FailingProxy, startFailingProxy } from './failing-proxy.ts'

/** A bucket of its own on a real S3 server (s3rver), which refuses who signs with another secret. */
export interface TestBucket extends Pick<FailingProxy, 'failWith' | 'stop' | 'comeBack'> {
  /** As `DOCUMENT_STORE` names it. */
  readonly address: string
  /** What lies in it, looked at by a client of its own. */
  readonly keys: () => Promise<readonly string[]>
  readonly put: (key: string, text: string) => Promise<void>
  /** Many small objects at once, laid where the server keeps them. */
  readonly fill: (keys: readonly string[]) => void
  readonly remove: (key: string) => Promise<void>
  /** Ends it with all that it holds. */
  readonly end: () => Promise<void>
}

/** Who may use it, in the variables that the client reads. */
export const bucketCredentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

const region = 'eu-west-1'

interface BucketServer {
  readonly origin: string
  readonly folder: string
}
let running: Promise<BucketServer> | null = null

/** One for all buckets of this process, which ends with it and takes their folder along. Its tokens for the next page of a list are made with a cipher that OpenSSL calls old. */
async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'buckets-'))
  const child = forkProgram('bucket-process', [folder], { execArgv: ['--openssl-legacy-provider'] })
  const [{ origin }] = await once(child, 'message')
  child.unref()
  child.channel?.unref()
  return { origin, folder }
}

let made = 0
const newName = () => {
  made += 1
  return `documents-${made}`
}

export async function startBucket(name = newName()): Promise<TestBucket> {
  running ??= startBucketServer()
  const { origin, folder } = await running
  mkdirSync(join(folder, name))
  const proxy = await startFailingProxy(origin)
  const client = new S3Client({
    endpoint: origin,
    region,
    forcePathStyle: true,
    credentials: {
      accessKeyId: bucketCredentials.AWS_ACCESS_KEY_ID,
      secretAccessKey: bucketCredentials.AWS_SECRET_ACCESS_KEY,
    },
  })
  return {
    address: `${proxy.origin}/${name}?region=${region}`,
    keys: async () => {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name }))
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key)
      return keys
    },
    put: async (key, text) => void (await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: text }))),
    fill: (keys) => {
      for (const key of keys) {
        const file = join(folder, name, `${key}._S3rver_object`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, 'x')
        writeFileSync(`${file}.md5`, '9dd4e461268c8034f5c8564e155c67a6')
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }))),
    failWith: proxy.failWith,
    stop: proxy.stop,
    comeBack: proxy.comeBack,
    end: async () => {
      await proxy.stop()
      client.destroy()
      rmSync(join(folder, name), { recursive: true, force: true })
    },
  }
}
