import { escapeHtml } from '@aangiftewijs/domain/html'
import { productName } from '@aangiftewijs/domain/product'
import type { Context } from '../http.ts'

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;color:#17212b;background:#faf8f4}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem;overflow-wrap:anywhere}h1,h2{font-family:Georgia,serif;line-height:1.2}
.warning{border-left:4px solid #7a4b00;background:#fff4dc;color:#7a4b00;padding:1rem}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input{width:100%;min-height:3rem;padding:.5rem;font:inherit;color:inherit;background:transparent;border:2px solid #5b6672;border-radius:6px}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.75rem 1rem;font:inherit;text-align:left;color:#fff;background:#1f4e9e;border:2px solid #1f4e9e;border-radius:6px;cursor:pointer}
button.quiet{color:#1f4e9e;background:transparent}button span{display:block;font-size:.9em}
ul.entries{list-style:none;padding:0}ul.entries li{padding:.5rem 0;border-bottom:1px solid #c9d3de}
:focus-visible{outline:3px solid #c2410c;outline-offset:2px}a{color:#1f4e9e}
@media(prefers-color-scheme:dark){body{color:#eef1f5;background:#12181f}a,button.quiet{color:#9dbdf2}button.quiet{border-color:#9dbdf2}}`

/**
 * A page that the host itself draws and that needs no script: what stands beside the product, such as the simulation of DigiD.
 * @param main HTML, escaped by who wrote it
 */
export function answerOwnPage(ctx: Context, title: string, main: string): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>
<html lang="${ctx.state.language === 'nl' ? 'nl' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${productName}</title><style nonce="${ctx.state.nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
}
