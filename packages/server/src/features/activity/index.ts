import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { entriesOf } from '../../audit/audit.ts'
import { auditEvents } from '../../audit/events.ts'
import { type Context, type Feature, type Middleware, requireWriter, route, writer } from '../../http.ts'
import type { AuditEntryRow } from '../../models/audit-entry.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { words } from './copy.ts'

/** Entries shown, and in the export. */
const mostShown = 100
const mostExported = 10_000

/** How an operator's entries say where they come from. */
export const operatorAddress = 'operator'

function lineOf({ state: { language } }: Context, { at, event, address }: AuditEntryRow): string {
  const say = (text: Copy, values?: Readonly<Record<string, string>>) => escapeHtml(wordsOf(text, language, values))
  const time = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(at)
  const where = address === operatorAddress ? say(words.byOperator) : say(words.from, { address })
  return `<li><strong>${say(auditEvents[event])}</strong><br><time datetime="${at.toISOString()}">${escapeHtml(time)}</time>, ${where}</li>`
}

const showActivity: Middleware = async (ctx) => {
  const say = (text: Copy) => escapeHtml(wordsOf(text, ctx.state.language))
  const entries = await entriesOf(ctx.dependencies.database, requireWriter(ctx).id, mostShown)
  const list =
    entries.length === 0
      ? `<p>${say(words.nothing)}</p>`
      : `<ul class="entries">${entries.map((entry) => lineOf(ctx, entry)).join('')}</ul>`
  answerOwnPage(
    ctx,
    wordsOf(words.title, ctx.state.language),
    `<p>${say(words.intro)}</p><form method="post" action="/logout"><button>${say(words.signOut)}</button></form>
${list}<p><a href="/settings?tab=security">${say(words.back)}</a></p>`,
  )
}

/** What was done with an account, seen by its owner. */
export const activityFeature: Feature = {
  name: 'activity',
  routes: [route('GET', '/settings/activity', writer, showActivity)],
  forms: [],
  data: {},
  personalData: {
    export: async ({ database }, userId) => ({
      activity: (await entriesOf(database, userId, mostExported)).map(({ at, event, address }) => ({
        at: at.toISOString(),
        event,
        address,
      })),
    }),
    // What was done is not undone by leaving: a number without a name stays in the chain.
    remove: async () => {},
  },
}
