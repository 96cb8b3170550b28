import { maskBsn } from '@aangiftewijs/domain/bsn'
import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { Context } from '../../http.ts'
import { citizens, lookAroundChoice } from './citizens.ts'
import { words } from './copy.ts'

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;color:#17212b;background:#faf8f4}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}h1,h2{font-family:Georgia,serif;line-height:1.2}
.warning{border-left:4px solid #7a4b00;background:#fff4dc;color:#7a4b00;padding:1rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.75rem 1rem;font:inherit;text-align:left;color:#fff;background:#1f4e9e;border:2px solid #1f4e9e;border-radius:6px;cursor:pointer}
button.quiet{color:#1f4e9e;background:transparent}button span{display:block;font-size:.9em}
:focus-visible{outline:3px solid #c2410c;outline-offset:2px}a{color:#1f4e9e}
@media(prefers-color-scheme:dark){body{color:#eef1f5;background:#12181f}a,button.quiet{color:#9dbdf2}button.quiet{border-color:#9dbdf2}}`

/** The page of the simulation: needs no script, and looks like nobody's official page. `known`: citizens this browser finds again. */
export function simulationPage(ctx: Context, known: readonly string[]): string {
  const say = (text: Copy, values?: Readonly<Record<string, string>>) =>
    escapeHtml(wordsOf(text, ctx.state.language, values))
  const choice = (id: string, label: string, note: string, kind = '') =>
    `<button name="citizen" value="${id}"${kind}>${label}<span>${note}</span></button>`
  const { user } = ctx.state
  const present = user ? `<p>${say(words.replaces, { name: user.fullName })}</p>` : ''
  return `<!doctype html>
<html lang="${ctx.state.language === 'nl' ? 'nl' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${say(words.title)} - ${productName}</title><style nonce="${ctx.state.nonce}">${style}</style></head>
<body><main><h1>${say(words.title)}</h1><p class="warning"><strong>${say(words.warning)}</strong></p>
<form method="post" action="/api/auth/digid/simulation"><h2>${say(words.choose)}</h2><p>${say(words.explained)}</p>${present}
${citizens.map(({ id, fullName, bsn }) => choice(id, say(words.continueAs, { name: fullName }), `BSN ${maskBsn(bsn)}${known.includes(id) ? `, ${say(words.known)}` : ''}`)).join('\n')}
<h2>${say(words.lookAround)}</h2>
${choice(lookAroundChoice, say(words.lookAround), say(words.lookAroundExplained), ' class="quiet"')}
</form><p><a href="/auth">${say(words.back)}</a></p></main></body></html>`
}
