import { maskBsn } from '@aangiftewijs/domain/bsn'
import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Context } from '../../http.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { type Carried, withCarried } from './carried.ts'
import { citizens, lookAroundChoice } from './citizens.ts'
import { words } from './copy.ts'

/** Where the simulation stands, and where what was chosen goes. */
export const simulationPath = '/api/auth/digid/simulation'

/** What the page shows besides the citizens. */
interface Shown {
  /** Citizens this browser finds again. */
  readonly known?: readonly string[]
  readonly carried: Carried
  /** Why what was chosen did not work. */
  readonly problem?: string
}

/** The page of the simulation: needs no script, and looks like nobody's official page. */
export function answerSimulationPage(ctx: Context, { known = [], carried, problem }: Shown): void {
  const say = (text: Copy, values?: Readonly<Record<string, string>>) =>
    escapeHtml(wordsOf(text, ctx.state.language, values))
  const choice = (id: string, label: string, note: string) =>
    `<button name="citizen" value="${id}" class="choice">${label}<span>${note}</span></button>`
  const { user } = ctx.state
  const present = user ? `<p>${say(words.replaces, { name: user.fullName })}</p>` : ''
  const again = carried.ended ? `<p>${say(words.goOn)}</p>` : ''
  const hidden = Object.entries(carried)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  answerOwnPage(ctx, {
    heading: wordsOf(words.title, ctx.state.language),
    here: withCarried(simulationPath, carried),
    problems: problem === undefined ? [] : [{ text: problem }],
    main: `<p class="warning"><strong>${say(words.warning)}</strong></p>
<form method="post" action="${simulationPath}"><h2>${say(words.choose)}</h2><p>${say(words.explained)}</p>${again}${present}${hidden}
${citizens.map(({ id, fullName, bsn }) => choice(id, say(words.continueAs, { name: fullName }), `BSN ${maskBsn(bsn)}${known.includes(id) ? `, ${say(words.known)}` : ''}`)).join('\n')}
<h2>${say(words.lookAround)}</h2>
${choice(lookAroundChoice, say(words.lookAround), say(words.lookAroundExplained))}
</form><p><a href="${escapeHtml(withCarried('/auth', { tab: 'login', ...carried }))}">${say(words.back)}</a></p>`,
  })
}
