import { setTimeout as wait } from 'node:timers/promises'
import type { TaxDocument, UploadAnswer } from '@aangiftewijs/domain/documents'
import type { TestBrowser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/start-server.ts'

export interface TestUpload {
  readonly file: Uint8Array
  readonly name: string
  readonly type: string
  readonly userId: number
  readonly password?: string
  readonly taxFilingId?: number
  /** As `Idempotency-Key`. */
  readonly key?: string
}

export interface UploadResult {
  readonly status: number
  readonly body: UploadAnswer & { readonly message?: string }
}

/** Posts a file the way the browser does. */
export async function upload(
  server: Pick<TestServer, 'origin'>,
  person: TestBrowser,
  { file, name, key, ...fields }: TestUpload,
): Promise<UploadResult> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('file', new Blob([new Uint8Array(file)]), name)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${server.origin}/api/documents/upload`, {
    method: 'POST',
    headers: { Origin: server.origin, Cookie: cookie, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    body: form,
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) }
}

export const listed = async (person: TestBrowser): Promise<TaxDocument[]> =>
  JSON.parse((await person.get('/api/documents')).text)

/** The person's documents once none is being read any more; what the browser's polling sees. */
export async function listedWhenRead(person: TestBrowser, timeout = 30_000): Promise<TaxDocument[]> {
  const end = Date.now() + timeout
  for (;;) {
    const documents = await listed(person)
    if (documents.every(({ status }) => status !== 'scanning')) return documents
    if (Date.now() > end) throw new Error('A document had no final state in time')
    await wait(50)
  }
}

/** As {@link listedWhenRead}, and after what had no turn in time, as on a very busy machine, was read late. */
export async function listedAtLast(person: TestBrowser): Promise<TaxDocument[]> {
  for (;;) {
    const documents = await listedWhenRead(person, 60_000)
    if (documents.every(({ status }) => status !== 'delayed')) return documents
    await wait(200)
  }
}

interface PostedFile {
  readonly bytes: Uint8Array
  readonly name: string
}

/** Posts the page's upload form without script, with the files that were chosen: multipart, same path, no redirect followed. */
export async function postUploadForm(
  server: Pick<TestServer, 'origin'>,
  person: TestBrowser,
  path: string,
  fields: Readonly<Record<string, string>>,
  ...files: readonly PostedFile[]
): Promise<{ readonly status: number; readonly to: string | null; readonly text: string }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  for (const { bytes, name } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  // As a browser posts a control that was left empty.
  if (files.length === 0) form.set('file', new Blob([]), '')
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { Origin: server.origin, Cookie: [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    body: form,
    redirect: 'manual',
  })
  return { status: response.status, to: response.headers.get('location'), text: await response.text() }
}
