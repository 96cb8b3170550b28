import { maskBsn } from '@aangiftewijs/domain/bsn'
import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Context } from '../../http.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { citizens, lookAroundChoice } from './citizens.ts'
import { words } from './copy.ts'

/** Where the simulation stands, and where what was chosen goes. */
export const simulationPath = '/api/auth/digid/simulation'

/**
 * The page of the simulation: needs no script, and looks like nobody's official page.
 * @param known citizens this browser finds again
 * @param problem why what was chosen did not work
 */
export function answerSimulationPage(ctx: Context, known: readonly string[], problem: string | null = null): void {
  const say = (text: Copy, values?: Readonly<Record<string, string>>) =>
    escapeHtml(wordsOf(text, ctx.state.language, values))
  const choice = (id: string, label: string, note: string) =>
    `<button name="citizen" value="${id}" class="choice">${label}<span>${note}</span></button>`
  const { user } = ctx.state
  const present = user ? `<p>${say(words.replaces, { name: user.fullName })}</p>` : ''
  answerOwnPage(ctx, {
    heading: wordsOf(words.title, ctx.state.language),
    here: simulationPath,
    problems: problem === null ? [] : [{ text: problem }],
    main: `<p class="warning"><strong>${say(words.warning)}</strong></p>
<form method="post" action="${simulationPath}"><h2>${say(words.choose)}</h2><p>${say(words.explained)}</p>${present}
${citizens.map(({ id, fullName, bsn }) => choice(id, say(words.continueAs, { name: fullName }), `BSN ${maskBsn(bsn)}${known.includes(id) ? `, ${say(words.known)}` : ''}`)).join('\n')}
<h2>${say(words.lookAround)}</h2>
${choice(lookAroundChoice, say(words.lookAround), say(words.lookAroundExplained))}
</form><p><a href="/auth?tab=login">${say(words.back)}</a></p>`,
  })
}
