import { join } from 'node:path'
import type { DocumentStore } from '../../../dependencies.ts'
import type { Config } from '../../../env.ts'
import { createFileStore } from './file-store.ts'

/** Opens the store the configuration names: files in the data folder, or a bucket. The bucket's client is only loaded when used. */
export async function openDocumentStore(
  config: Pick<Config, 'dataDir' | 'documentStore' | 'bucketRegion'>,
): Promise<DocumentStore> {
  if (config.documentStore === null) return createFileStore(join(config.dataDir, 'documents'))
  const { bucketAt, createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(bucketAt(config.documentStore, config.bucketRegion))
}
