import { escapeHtml } from '@aangiftewijs/domain/html'
import type { Context } from '../http.ts'

const style = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:10vh auto;padding:0 1rem;color:#17212b;background:#faf8f4}
a{color:#1f4e9e}h1{font:600 1.75rem/1.2 Georgia,serif}@media(prefers-color-scheme:dark){body{color:#eef1f5;background:#12181f}a{color:#9dbdf2}}`

/** A page that needs nothing but itself: what people see when the app cannot render, or a request is refused. */
export function plainPage(ctx: Context, title: string, sentence: string): void {
  const language = ctx.state.language === 'nl' ? 'nl' : 'en'
  const home = language === 'nl' ? 'Naar de startpagina' : 'Go to the home page'
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${ctx.state.nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${home}</a></p></main></body></html>`
}
