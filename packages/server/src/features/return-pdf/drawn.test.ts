import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { returnDocument } from './content.ts'
import { drawReturn } from './draw.ts'
import { alone, filing } from './testing/submitted-return.ts'

const content = returnDocument(alone(filing), 'AW-2024-000012', 'Sanne de Wit', 'nl')

/** The text of each page without spaces: runs of one word in two font files come apart otherwise. */
const pagesOf = async (document: typeof content) =>
  (await readPdf(await drawReturn(document, new Date('2026-11-21T10:00:00Z')))).text
    .split('\n')
    .map((page) => page.replace(/\s/g, ''))

test.each([
  'Źółć Şükrü',
  'Ĳsbrand Ångström-Đorđević',
  'Łukasz Ħal Ğül Őrsi Ţepeş',
  'Nguyễn Thị Ánh',
  'Ελένη Παπαδοπούλου',
  'Юлия Ковальчук',
])('the name %s is in the PDF letter by letter', async (name) => {
  const pages = await pagesOf(returnDocument(alone(filing), 'AW-2024-000012', name, 'nl'))
  expect(pages.join('')).toContain(name.replace(/\s/g, ''))
})

test('letters with loose marks are put together; of a letter that no font has a question mark is seen and the letter told', async () => {
  const pages = await pagesOf(returnDocument(alone(filing), 'AW-2024-000012', 'Zoe\u0308 S\u0327en', 'nl'))
  expect(pages.join('')).toContain('Naam:ZoëŞen')
  const bytes = await drawReturn(returnDocument(alone(filing), 'AW-2024-000012', '王 Wang', 'nl'), new Date(0))
  expect((await readPdf(bytes)).text).toContain('? Wang')
  // ActualText, in UTF-16 as PDF writes it.
  expect(bytes.includes(Buffer.from([0x73, 0x8b, 0x00, 0x20, 0x00, 0x57]))).toBe(true)
})

test('every page of a long return has the mark, the reference number and its own number; no row is lost', async () => {
  const employerList = Array.from({ length: 60 }, (_, index) => ({
    employerName: `Werkgever ${index + 1} ${'met een heel lange naam '.repeat(index % 5)}`.trim(),
    salary: 1_000 + index,
    taxWithheld: 300,
    fiscalYear: 2024,
    employmentPeriod: '',
  }))
  const long = { ...filing, incomeData: { salary: 61_770, otherIncome: 0, taxWithheld: 18_000, employerList } }
  const pages = await pagesOf(returnDocument(alone(long), 'AW-2024-000012', `Jan ${'Lang'.repeat(49)}`, 'en'))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    expect(page).toContain('TESTOMGEVING–practicereturn,notsubmitted')
    expect(page).toContain(`AW-2024-000012,page${index + 1}of${pages.length}`)
  })
  const rows = employerList.map(({ employerName, salary }) => `${employerName}€${salary.toLocaleString('nl-NL')},00`)
  expect(rows.filter((row) => !pages.join('').includes(row.replace(/\s/g, '')))).toEqual([])
})

test('the head of every row says what it is the head of', async () => {
  const bytes = await drawReturn(content, new Date(0))
  const scopes = bytes.toString('latin1').match(/\/Scope \/\w+/g) ?? []
  const rows = content.sections.reduce((sum, section) => sum + section.rows.length, 0)
  expect(scopes).toEqual(Array.from({ length: rows }, () => '/Scope /Row'))
})

test('the PDF is tagged, marked as a test, and its text is in reading order', async () => {
  const bytes = await drawReturn(content, new Date('2026-11-21T10:00:00Z'))
  const { text, isTagged } = await readPdf(bytes)
  expect(isTagged).toBe(true)
  const order = [
    'TESTOMGEVING',
    'Aangifte inkomstenbelasting 2024',
    'Sanne de Wit',
    'AW-2024-000012',
    '2.850',
    '47.810,50',
    '6.874,20',
    '4.666',
  ]
  expect(order.map((piece) => text.indexOf(piece))).toEqual(
    order.map((piece) => text.indexOf(piece)).toSorted((a, b) => a - b),
  )
  expect(order.filter((piece) => !text.includes(piece))).toEqual([])
})
