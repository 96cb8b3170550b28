import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUploadSpool, type UploadSpool } from './upload-spool.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function spoolOf(...chunks: readonly Buffer[]): Promise<UploadSpool> {
  const spool = await openUploadSpool(folder, 'a.pdf')
  for (const chunk of chunks) await spool.add(chunk)
  return spool
}

it('gives back what arrived, and has no name on the disk', async () => {
  const spool = await spoolOf(Buffer.from('one, '), Buffer.from('two'))
  expect([spool.size(), String(await spool.bytes())]).toEqual([8, 'one, two'])
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  await spool.remove()
})

it('counts what is beyond the limit and keeps none of it', async () => {
  const spool = await spoolOf(Buffer.alloc(uploadLimits.fileSize, 7), Buffer.alloc(10, 8))
  expect(spool.size()).toBe(uploadLimits.fileSize + 10)
  expect((await spool.bytes()).equals(Buffer.alloc(uploadLimits.fileSize, 7))).toBe(true)
  await spool.remove()
})

it('tells why the disk does not take it', async () => {
  await expect(openUploadSpool(join(folder, 'x'.repeat(300)), 'a.pdf')).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
})

it.each([1, 3, 7, 8, 100])(
  'knows what may be encrypted when it comes in pieces of %i bytes, before it is in memory',
  async (length) => {
    const piecesOf = (text: string) =>
      Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
        Buffer.from(text.slice(at * length, (at + 1) * length)),
      )
    const spools = await Promise.all(
      ['%PDF-1.7 trailer <</Encrypt 9 0 R>>', '%PDF-1.7 trailer <</Encryp 9 0 R>>'].map((text) =>
        spoolOf(...piecesOf(text)),
      ),
    )
    expect(spools.map((spool) => spool.mayBeEncrypted())).toEqual([true, false])
    await Promise.all(spools.map((spool) => spool.remove()))
  },
)
