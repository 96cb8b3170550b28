import { returnOf } from '@aangiftewijs/domain/testing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { returnDocument } from './content.ts'
import { drawReturn } from './draw.ts'

test('what people typed is text in the file, and nothing else', async () => {
  const hostile = ') Tj ET /JS (app.alert(1)) <script> =1+1 $& {page}'
  const partnerData = { fullName: hostile, bsn: '111222333', dateOfBirth: '1990-02-03' }
  const filing = returnOf({ id: 12, isJointFiling: true, partnerData })
  const content = returnDocument({ filing, documents: [], today: '2026-11-27' }, 'AW-2024-000012', hostile, 'en')
  const bytes = await drawReturn(content, new Date(0))
  const { text } = await readPdf(bytes)
  expect(text.replace(/\s+/g, ' ')).toContain(hostile)
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const active = [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()]
  expect([...active, await page.getAnnotations()]).toEqual([null, null, null, []])
  await pdf.loadingTask.destroy()
})
