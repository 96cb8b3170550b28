import { copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Step } from '../../http.ts'
import { escapeHtml } from '../../ssr/plain-page.ts'
import type { InspectorBuild } from './inspector-build.ts'

export { readInspectorBuild } from './inspector-build.ts'
export { watchedPages } from './watched-pages.ts'

const specTitle = copy('What the specification asks', 'Wat de specificatie vraagt')
const title = copy('State charts', 'Toestandsdiagrammen')

/**
 * Step: answers `/inspector`, the page of state charts. Only a host whose configuration turns the inspector on has it; for
 * every other host the address is as unknown as any.
 */
export const inspectorPage =
  ({ script, styles }: InspectorBuild): Step =>
  async (ctx, next) => {
    if (ctx.path !== '/inspector' || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const { language, theme, nonce } = ctx.state
    ctx.state.place = 'page inspector'
    // Loaded with the first request, so that a host without inspector never holds the charts in words.
    const { chartLists, specList } = await import('./chart-lists.ts')
    const shown = language === 'nl' ? 'nl' : 'en'
    const words = escapeHtml(wordsOf(title, language))
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = `<!doctype html>
<html lang="${shown}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">
<title>${words} | Aangiftewijs</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')}
<script type="module" src="${script}" nonce="${nonce}"></script></head>
<body><div id="inspector" data-language="${shown}"></div>
<noscript><main><h1>${words}</h1>${chartLists(language)}<h2>${escapeHtml(wordsOf(specTitle, language))}</h2>${specList(language)}</main></noscript></body></html>`
  }
