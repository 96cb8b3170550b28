import { randomBytes } from 'node:crypto'
import type { PageRequest } from '@aangiftewijs/app/entry-server'
import { keepReady } from './ready-pages.ts'
import type { PageRenderer } from './renderer.ts'

/** Milliseconds a page is remembered: `now` in it is at most this old, and never of another day. */
const remembered = 60_000
const mostPages = 200

/** Whether a page is the same for every visitor with this language and theme: nobody signed in, nothing personal, no search but a language. */
function isForEveryone({ status, form, flash, search, language, data }: PageRequest): boolean {
  const isPlain = status === 200 && form === null && flash === null && (search === '' || search === `?lang=${language}`)
  return isPlain && Object.keys(data).every((call) => call === '/api/user') && data['/api/user'] === null
}

async function wholeOf(page: Awaited<ReturnType<PageRenderer['render']>>): Promise<string> {
  if (typeof page === 'string') return page
  const chunks: Buffer[] = []
  for await (const chunk of page) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Takes the nonce from what needs none: files of this site, which the policy allows by `'self'`, and data, which is no script.
 * A page without inline script is then the same bytes for everyone.
 */
const withoutNeedlessNonces = (html: string, nonce: string): string =>
  html.replace(/<(?:script|link|meta)\b[^>]*>/g, (tag) =>
    /\ssrc="\/|\shref="\/|\stype="application\/(?:ld\+)?json"|\sproperty="csp-nonce"/.test(tag)
      ? tag.replace(` nonce="${nonce}"`, '')
      : tag,
  )

/**
 * A renderer that renders a page everyone sees alike once a minute. Such a page is rendered with a stand-in for its nonce,
 * which each answer gets its own of.
 */
export function rememberPublicPages(renderer: PageRenderer): PageRenderer {
  const standIn = randomBytes(24).toString('hex')
  const pages = new Map<string, Promise<readonly string[]>>()

  const render = async (request: PageRequest) => {
    const html = withoutNeedlessNonces(await wholeOf(await renderer.render(request, standIn)), standIn)
    const parts = html.split(standIn)
    return parts.length === 1 ? [keepReady(html)] : parts
  }

  return {
    ...renderer,
    render: async (request, nonce) => {
      if (!isForEveryone(request)) return renderer.render(request, nonce)
      const { product, path, search, language, theme, now } = request
      const minute = Math.floor(Date.parse(now) / remembered)
      const key = JSON.stringify([minute, product, path, search, language, theme])
      let parts = pages.get(key)
      if (!parts) {
        if (pages.size >= mostPages) pages.clear()
        parts = render(request)
        parts.catch(() => pages.delete(key))
        pages.set(key, parts)
      }
      const [first = '', ...rest] = await parts
      return rest.length === 0 ? first : [first, ...rest].join(nonce)
    },
  }
}
