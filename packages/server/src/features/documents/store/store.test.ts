import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DocumentStore } from '../../../dependencies.ts'
import { bucketCredentials, startBucket, type TestBucket } from '../testing/bucket.ts'
import { bucketAt, createBucketStore } from './bucket-store.ts'
import { createFileStore } from './file-store.ts'
import { openDocumentStore } from './index.ts'

let folder: string
let bucket: TestBucket
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  bucket = await startBucket()
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
})
afterEach(async () => {
  await bucket.end()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = (text: string) => Buffer.from(text)
const textOf = (found: Uint8Array | null) => found && Buffer.from(found).toString()

/** What every store must do, whatever it keeps its documents in. Each is asked for anew in every test. */
const stores: readonly (readonly [string, () => DocumentStore])[] = [
  ['a folder', () => createFileStore(folder)],
  ['a bucket', () => createBucketStore(bucketAt(bucket.address))],
]

describe.each(stores)('%s', (_, open) => {
  it('gives back what was put, byte for byte', async () => {
    const store = open()
    const sealed = Buffer.from(Array.from({ length: 200_000 }, (__, at) => (at * 31) % 256))
    await store.put('a1-first', sealed)
    await store.put('a2-empty', new Uint8Array())
    expect(Buffer.compare(Buffer.from((await store.get('a1-first')) ?? []), sealed)).toBe(0)
    expect(await store.get('a2-empty')).toHaveLength(0)
  })

  it('puts one in the place of another', async () => {
    const store = open()
    await store.put('a1', bytes('before'))
    await store.put('a1', bytes('after'))
    expect([textOf(await store.get('a1')), await store.list('')]).toEqual(['after', ['a1']])
  })

  it('has nothing where nothing was put or what was put is removed', async () => {
    const store = open()
    await store.put('a1', bytes('one'))
    await store.remove('a1')
    expect([await store.get('a1'), await store.get('a2'), await store.list('')]).toEqual([null, null, []])
  })

  it('removes quietly what is not there', async () => {
    await expect(open().remove('a1')).resolves.toBeUndefined()
  })

  it('lists everything in a folder, and nothing of another', async () => {
    const store = open()
    const names = Array.from({ length: 8 }, (__, at) => `ours/a${at}-document`)
    for (const name of [...names, 'theirs/a1']) await store.put(name, bytes(name))
    expect([...(await store.list('ours'))].sort()).toEqual(names)
    expect(await store.list('nobodys')).toEqual([])
  })

  it('says that it is ready', async () => {
    expect(await open().isReady()).toBe(true)
  })
})

describe('a bucket', () => {
  it('is listed to its end, page after page', async () => {
    const names = Array.from({ length: 1_001 }, (_, at) => `ours/a${at}`)
    bucket.fill(names)
    expect(new Set(await createBucketStore(bucketAt(bucket.address)).list('ours'))).toEqual(new Set(names))
  })

  it('takes and gives the largest file that may be uploaded', async () => {
    const store = createBucketStore(bucketAt(bucket.address))
    const sealed = randomBytes(uploadLimits.fileSize + 100)
    await store.put('a1', sealed)
    expect(Buffer.compare((await store.get('a1')) ?? new Uint8Array(), sealed)).toBe(0)
  })
})

describe('a bucket that fails', () => {
  it.each([403, 500])('with status %i: every call says so, and nothing is left', async (status) => {
    const store = createBucketStore(bucketAt(bucket.address))
    await store.put('a1', bytes('one'))
    bucket.failWith(status)
    await expect(store.put('a2', bytes('two'))).rejects.toThrow('a2')
    await expect(store.get('a1')).rejects.toThrow('a1')
    await expect(store.remove('a1')).rejects.toThrow('a1')
    await expect(store.list('')).rejects.toThrow('cannot be listed')
    expect(await store.isReady()).toBe(false)
    bucket.failWith(null)
    expect([textOf(await store.get('a1')), await store.get('a2'), await store.list('')]).toEqual(['one', null, ['a1']])
  })

  it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('because %s is not its own', async (name) => {
    vi.stubEnv(name, 'another')
    const store = createBucketStore(bucketAt(bucket.address))
    await expect(store.put('a1', bytes('one'))).rejects.toThrow('a1')
    await expect(store.list('')).rejects.toThrow('cannot be listed')
    expect([await store.isReady(), await bucket.keys()]).toEqual([false, []])
  })

  it('by saying nothing: every call ends', async () => {
    const store = createBucketStore(bucketAt(bucket.address), 100)
    bucket.failWith('silence')
    await expect(store.put('a1', bytes('one'))).rejects.toThrow('a1')
    await expect(store.get('a1')).rejects.toThrow('a1')
    await expect(store.list('')).rejects.toThrow('cannot be listed')
    bucket.failWith(null)
    await store.put('a1', bytes('one'))
    expect(textOf(await store.get('a1'))).toBe('one')
  })

  it('by not existing', async () => {
    expect(await createBucketStore(bucketAt(bucket.address.replace(/\/[^/?]+\?/, '/missing?'))).isReady()).toBe(false)
  })

  it('by not being there at all', async () => {
    const store = createBucketStore(bucketAt(bucket.address))
    await bucket.stop()
    await expect(store.put('a1', bytes('one'))).rejects.toThrow('a1')
    expect(await store.isReady()).toBe(false)
  })
})

it('a folder lets nobody else on the machine read, whatever the process lets', async () => {
  const before = process.umask(0)
  try {
    const documents = join(folder, 'documents')
    await createFileStore(documents).put('ours/a1', bytes('one'))
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
    const parts = ['ours/a1', 'ours', 'unfinished'].map((name) => modeOf(join(documents, name)))
    expect(parts).toEqual(['600', '700', '700'])
  } finally {
    process.umask(before)
  }
})

describe('a folder that fails', () => {
  it('refuses names that lead out of it', async () => {
    const store = createFileStore(join(folder, 'documents'))
    await expect(store.put('../a1', bytes('one'))).rejects.toThrow('characters it cannot have')
    await expect(store.get('..')).rejects.toThrow('characters it cannot have')
    await store.list('')
    expect(readdirSync(folder)).toEqual(['documents'])
  })
})

it('leaves what another process is writing, and removes what a crash left behind', async () => {
  const unfinished = join(folder, 'unfinished')
  await createFileStore(folder).list('')
  for (const name of ['left', 'written-now']) writeFileSync(join(unfinished, name), 'half')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(join(unfinished, 'left'), anHourAgo, anHourAgo)
  const store = createFileStore(folder)
  await store.put('a1', bytes('one'))
  expect(readdirSync(unfinished).sort()).toEqual(['left', 'written-now'])
  await store.removeUnfinished(new Date(Date.now() - 60_000))
  expect(readdirSync(unfinished)).toEqual(['written-now'])
})

describe('the store of the configuration', () => {
  it('is the bucket that is named, else a folder in the data folder', async () => {
    const inBucket = await openDocumentStore({ dataDir: folder, documentStore: bucket.address, bucketRegion: null })
    await inBucket.put('a1', bytes('one'))
    const inFolder = await openDocumentStore({ dataDir: folder, documentStore: null, bucketRegion: null })
    await inFolder.put('a2', bytes('two'))
    expect(await bucket.keys()).toEqual(['a1'])
    expect(readdirSync(join(folder, 'documents')).sort()).toEqual(['a2', 'unfinished'])
  })
})

it('reads where a bucket is from its address', () => {
  expect(bucketAt('s3://papers')).toEqual({ bucket: 'papers', endpoint: null, region: 'eu-west-1' })
  expect(bucketAt('https://store.example.org/papers?region=nl-1')).toEqual({
    bucket: 'papers',
    endpoint: 'https://store.example.org',
    region: 'nl-1',
  })
  expect(bucketAt('s3://papers', 'eu-central-1').region).toBe('eu-central-1')
  expect(bucketAt('s3://papers?region=nl-1', 'eu-central-1').region).toBe('nl-1')
})
