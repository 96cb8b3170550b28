import { escapeHtml } from '@aangiftewijs/domain/html'
import { productName } from '@aangiftewijs/domain/product'
import type { Context } from '../http.ts'

/** The colours of the product's themes that these pages need (`packages/ui/src/theme/roles.ts`). */
const light = `color-scheme:light;--page:#faf8f4;--surface:#fff;--ink:#17212b;--rule:#e5dfd3;--edge:#6a7581;--accent:#1f4e9e;--on-accent:#fff;--focus:#1f4e9e;--warn:#fff4dc;--on-warn:#7a4b00`
const dark = `color-scheme:dark;--page:#11181f;--surface:#18212a;--ink:#efebe3;--rule:#2e3a47;--edge:#8a94a0;--accent:#8cb0f0;--on-accent:#11181f;--focus:#a9c4f5;--warn:#352a14;--on-warn:#f0c876`
const contrast = `color-scheme:light;--page:#fff;--surface:#fff;--ink:#000;--rule:#000;--edge:#000;--accent:#00277a;--on-accent:#fff;--focus:#b00060;--warn:#fff;--on-warn:#4a2d00`

const style = `:root{${light}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}
@media(prefers-contrast:more) and (prefers-color-scheme:light){:root:not([data-theme]){${contrast}}}
[data-theme=dark]{${dark}}[data-theme=contrast]{${contrast}}*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 Arial,system-ui,sans-serif;color:var(--ink);background:var(--page)}
header{padding:.75rem 1rem;background:var(--surface);border-bottom:1px solid var(--rule)}
header div{max-width:34rem;margin:0 auto}header a{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;font:600 1.25rem/1.2 Georgia,serif;color:var(--ink);text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem;overflow-wrap:anywhere}h1,h2{font-family:Georgia,serif;line-height:1.2;font-weight:600}h1{margin-top:0}
.warning{border-left:4px solid var(--on-warn);background:var(--warn);color:var(--on-warn);padding:1rem}
main .warning a{color:inherit}.warning h2{margin:0;font-size:1.125rem}.warning ul{margin:.5rem 0 0;padding-left:1.25rem}.problem{margin:.25rem 0;color:var(--on-warn);font-weight:600}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input{width:100%;min-height:3rem;padding:.5rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:6px}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;padding:.75rem 1rem;font:inherit;text-align:left;color:var(--on-accent);background:var(--accent);border:2px solid var(--accent);border-radius:6px;cursor:pointer}
button.choice{font-weight:600;color:var(--accent);background:var(--surface);border:1px solid var(--edge)}button.choice:hover{border-color:var(--accent)}button span{display:block;font-size:.9em;font-weight:400;color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}main a{color:var(--accent)}`

/**
 * A page that the host itself draws and that needs no script: what stands beside the product, such as the simulation of DigiD.
 * @param main HTML, escaped by who wrote it
 */
export function answerOwnPage(ctx: Context, title: string, main: string): void {
  const { language, theme, nonce } = ctx.state
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>
<html lang="${language === 'nl' ? 'nl' : 'en'}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} - ${productName}</title><style nonce="${nonce}">${style}</style></head>
<body><header><div><a href="/"><img src="/icon.svg" alt="" width="32" height="32">${productName}</a></div></header>
<main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
}
