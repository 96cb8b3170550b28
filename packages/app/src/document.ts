import { escapeHtml, escapeJson } from '@aangiftewijs/domain/html'
import { pageLanguage } from './copy/words.tsx'
import { describePage, structuredScripts } from './head/describe-page.ts'
import type { PageRequest } from './page-request.ts'
import { documentTitle } from './shell/document-title.ts'
import { paperMarks } from './shell/paper-mark.ts'
import { signInPath } from './shell/sign-in-path.ts'

/** The files of one page, as addresses. */
export interface PageFiles {
  readonly styles: readonly string[]
  /** Modules the entry will import, fetched at once instead of one after the other. */
  readonly modules: readonly string[]
  readonly entry: string
  readonly fonts: readonly string[]
}

/** What stands before and after the rendered page. */
export interface DocumentParts {
  readonly head: string
  readonly tail: string
}

/** What people see first, style and letters, goes before script on a slow line. */
const afterStyle = ' fetchpriority="low"'

/** The HTML around a page: head with title, files and preloads; behind it the data the browser hydrates from. */
export function documentParts(page: PageRequest, files: PageFiles, nonce: string): DocumentParts {
  const key = ` nonce="${escapeHtml(nonce)}"`
  const theme = page.theme === 'system' ? '' : ` data-theme="${page.theme}"`
  const links = [
    ...files.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...files.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...files.modules.map((url) => `<link rel="modulepreload" href="${url}"${afterStyle}${key}>`),
  ]
  const head = [
    '<!doctype html>',
    `<html lang="${pageLanguage(page.language)}"${theme}${page.product === 'news' ? ' data-domain="news"' : ''}${paperMarks(page)}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${colourScheme(page)}">`,
    // Vite's loader puts this nonce on the style sheets and preloads it adds later.
    `<meta property="csp-nonce"${key}>`,
    ...links,
    // With script the page moves by itself after 100 ms; without it the browser moves at once.
    page.status === 401
      ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(signInPath(page))}"></noscript>`
      : '',
    `<script type="module" src="${files.entry}"${afterStyle}${key}></script>`,
    ...describePage(page),
    '</head>',
    '<body><div id="root">',
  ].join('')
  const data = `<script type="application/json" id="page-data"${key}>${escapeJson(page)}</script>`
  const tail = ['</div>', data, ...structuredScripts(page, key), '</body></html>'].join('')
  return { head, tail }
}

function colourScheme({ theme }: PageRequest): string {
  switch (theme) {
    case 'system':
      return 'light dark'
    case 'dark':
      return 'dark'
    case 'light':
    case 'contrast':
      return 'light'
  }
}
