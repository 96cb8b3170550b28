import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorForEach } from '../../testing/operator.ts'
import { listedAtLast, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

const operator = operatorForEach()

test('an operator writes outlines of the papers that people corrected, with nothing of theirs in them', async () => {
  const { folder, host, run } = operator
  const person = host.browser()
  const { id: userId } = await person.register('anna')
  const file = { file: bakery, name: 'bakery.pdf', type: 'income_statement', userId }
  const { body } = await upload(host, person, file)
  const [document] = await listedAtLast(person)
  expect(document?.extractedData).toMatchObject({ salary: 38_450 })
  const correction = { statement: 0, field: 'salary', amount: 38_450 }
  expect((await person.call('PATCH', `/api/documents/${body.id}`, { correction })).status).toBe(200)
  const written = join(folder, 'corrections.json')
  expect(await run('documents', 'corrections', written)).toBe(`Of 1 corrected documents, 1 were written to ${written}.`)
  const text = readFileSync(written, 'utf8')
  expect(JSON.parse(text)).toMatchObject([{ type: 'income_statement', expected: [{ salary: expect.any(Number) }] }])
  expect(text).not.toMatch(/Korenschoof|38\.450|99999/)
  expect(text).toContain('Ingehouden')
  await expect(run('documents', 'corrections')).rejects.toThrow('| corrections FILE')
})
