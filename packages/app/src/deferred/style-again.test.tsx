import { expect, it } from 'vitest'
import { importAgain } from './import-again.ts'

it('asks for a style again that could not be had, until it is there, and leaves the others', async () => {
  const address = 'https://host/assets/Toast-1.css'
  const linkOf = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const [lost, other] = [linkOf(address), linkOf('https://host/assets/page.css')]
  document.head.append(lost, other)
  const now = () => document.querySelector<HTMLLinkElement>(`link[href="${address}"]`)
  let times = 0
  const load = importAgain(async () => {
    times += 1
    // The build's loader reports it once, and goes on without it.
    if (times === 1) throw new Error(`Unable to preload CSS for ${address}`)
    return 'there'
  })
  await expect(load()).rejects.toThrow('preload')

  const second = load()
  const link = now()
  link?.dispatchEvent(new Event('error'))
  await expect(second).rejects.toThrow('preload')
  const third = load()
  now()?.dispatchEvent(new Event('load'))
  expect([await third, times]).toEqual(['there', 2])
  expect([lost.isConnected, link?.isConnected, other.isConnected]).toEqual([false, false, true])
})
