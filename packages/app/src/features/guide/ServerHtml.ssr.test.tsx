import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../copy/words.tsx'
import { createResource, type Resource } from '../../deferred/resource.ts'
import { ServerHtml } from './ServerHtml.tsx'

const sight = (piece: Resource<string>, language: 'en' | 'nl') => (
  <LanguageProvider value={language}>
    <ServerHtml resource={piece}>{(word) => <p>{`${language} ${word}`}</p>}</ServerHtml>
  </LanguageProvider>
)

it('keeps the server’s HTML without fetching, over renders, and fetches when the language changes', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const onServer = createResource(async () => 'words')
  await onServer.load()
  const html = renderToString(sight(onServer, 'en'))
  expect(html).toBe('<div><p>en words</p></div>')

  let fetches = 0
  const inBrowser = createResource(async () => {
    fetches += 1
    return 'words'
  })
  const container = document.createElement('div')
  container.innerHTML = html
  const paragraph = container.querySelector('p')
  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, sight(inBrowser, 'en'), { onRecoverableError: (error) => complaints.push(error) }),
  )
  await act(async () => root.render(sight(inBrowser, 'en')))
  expect({ html: container.innerHTML, fetches, complaints }).toEqual({ html, fetches: 0, complaints: [] })
  expect(container.querySelector('p')).toBe(paragraph)

  await act(async () => root.render(sight(inBrowser, 'nl')))
  expect({ text: container.textContent, fetches }).toEqual({ text: 'nl words', fetches: 1 })
  await act(async () => root.unmount())
})

it('fetches when there is no HTML to keep, and says when that fails', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { createRoot } = await import('react-dom/client')
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      sight(
        createResource(async () => 'words'),
        'en',
      ),
    ),
  )
  expect(container.textContent).toBe('en words')
  await act(async () =>
    root.render(
      <div key="other">
        {sight(
          createResource(() => Promise.reject(new Error('no net'))),
          'en',
        )}
      </div>,
    ),
  )
  expect(container.textContent).toBe('This part could not be loaded. Reload the page.')
  await act(async () => root.unmount())
})
