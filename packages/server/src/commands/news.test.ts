import { expect, test } from 'vitest'
import { newsOf } from '../features/news/service.ts'
import { operatorForEach } from '../testing/operator.ts'

const operator = operatorForEach()

test('an operator takes a story away by the address of its card, and lets it come back', async () => {
  const { host, run } = operator
  const [story] = await newsOf(host.dependencies).list()
  const { title = '', url = '' } = story ?? {}
  const titles = async () => (await newsOf(host.dependencies).list()).map((article) => article.title)
  expect(await run('news', 'hide', `${url}?utm_source=card#top`)).toBe(
    `Hidden within a minute: “${title}”, told at ${url}.`,
  )
  await newsOf(host.dependencies).gather()
  expect(await titles()).not.toContain(title)
  expect(await run('news', 'hidden')).toMatch(new RegExp(`^${url} since \\S+Z\nHidden addresses: 1\\.$`))
  expect(await run('news', 'show', url)).toBe(
    `No longer hidden: “${title}”. It is shown again if it is among the ten of its day.`,
  )
  expect(await titles()).toContain(title)
})

test('an address that no feed tells of is hidden all the same; what is none is refused', async () => {
  const { run } = operator
  const unknown = 'https://example.org/not-yet'
  expect(await run('news', 'hide', unknown)).toBe(`No feed tells of ${unknown} now. Should one, it stays hidden.`)
  expect(await run('news', 'show', unknown)).toBe(`${unknown} is no longer hidden. No feed tells of it now.`)
  await expect(run('news', 'hide', 'the acme story')).rejects.toThrow('the acme story is no web address.')
  await expect(run('news', 'hide')).rejects.toThrow('Use: aangiftewijs news hidden | hide ADDRESS | show ADDRESS')
})
