import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { DocumentStore } from '../../../dependencies.ts'

/** Where a bucket is. Credentials come from the standard AWS environment variables. */
export interface BucketLocation {
  readonly bucket: string
  /** Of an S3-compatible service; null for AWS itself. */
  readonly endpoint: string | null
  readonly region: string
}

/**
 * `s3://bucket` (AWS) or `https://host/bucket` (S3-compatible); `?region=` names the region.
 * @param usual where it is when the address does not say
 */
export function bucketAt(address: string, usual: string | null = null): BucketLocation {
  const url = new URL(address)
  const region = url.searchParams.get('region') ?? usual ?? 'eu-west-1'
  if (url.protocol === 's3:') return { bucket: url.hostname, endpoint: null, region }
  return { bucket: url.pathname.replaceAll('/', ''), endpoint: url.origin, region }
}

/** Milliseconds without a sign of the bucket after which a call is tried once more, and then given up. */
const patience = 4_000

/** AWS' client says at each start that later versions of it will want a newer Node; which version there is, is our matter. */
const advice = 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'

/**
 * Keeps documents in an S3-compatible bucket, for several server processes or machines. An upload there is all or nothing.
 * @param silence milliseconds a bucket may say nothing; for tests
 */
export function createBucketStore({ bucket, endpoint, region }: BucketLocation, silence = patience): DocumentStore {
  process.env[advice] ??= 'true'
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: silence, socketTimeout: silence },
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    }),
  )
  const listAll = async (folder: string): Promise<readonly string[]> => {
    const names: string[] = []
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken })
      for (const entry of page.objects) if (entry.isFile) names.push(entry.key)
      paginationToken = page.paginationToken
    } while (paginationToken)
    return names
  }
  return {
    put: (path, bytes) => disk.put(path, bytes),
    get: async (path) => ((await disk.exists(path)) ? new Uint8Array(await disk.getBytes(path)) : null),
    remove: (path) => disk.delete(path),
    list: (folder) =>
      listAll(folder).catch((cause: unknown) => {
        throw new Error('The documents in the bucket cannot be listed', { cause })
      }),
    removeUnfinished: async () => {},
    isReady: () =>
      disk.listAll('readiness').then(
        () => true,
        () => false,
      ),
  }
}
