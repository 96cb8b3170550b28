import { isDeepStrictEqual } from 'node:util'
import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { householdOf } from '@aangiftewijs/domain/lawful-result'
import { currentFilingOf, type SplitData, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { divisionOf, ownDivisionFields, readOwnDivision, readTrial, trialFields } from '@aangiftewijs/domain/what-if'
import type { Dependencies } from '../../dependencies.ts'
import { noFiling, notFound } from '../../errors.ts'
import { type Context, type FormOutcome, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import type { User } from '../../models/user.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { listDocuments } from '../documents/service.ts'
import { divisionWords, notDoneWords } from './copy.ts'
import { versionsIn } from './if-match.ts'
import { limitSaves } from './policy.ts'
import { changeFiling, listFilings } from './service.ts'

const path = '/tax-filing/what-if'

/** The return a form was made for; without one the return the steps work on. @throws `no-filing` */
async function filingOf(dependencies: Dependencies, user: User, { filingId }: FormFields): Promise<TaxFiling> {
  const filings = await listFilings(dependencies, user.id)
  const filing =
    filingId === undefined
      ? currentFilingOf(filings, user.chosenFilingId ?? null)
      : filings.find(({ id }) => String(id) === filingId)
  if (!filing) throw noFiling()
  return filing
}

const statedOf = async (dependencies: Dependencies, filing: TaxFiling) =>
  householdOf(filing, await listDocuments(dependencies, filing.userId))

type Handler = (ctx: Context, filing: TaxFiling, fields: FormFields) => Promise<FormOutcome>

/** The same page again, with what moved or what is wrong. Nothing is kept. */
const tryOut: Handler = async ({ dependencies }, filing, posted) => {
  const fields = Object.fromEntries(trialFields.map((name) => [name, posted[name] ?? '']))
  const stated = await statedOf(dependencies, filing)
  const read = stated && readTrial(fields, stated.household)
  const problems = read?.ok === false ? read.problems : []
  return {
    kind: 'again',
    status: problems.length === 0 ? 200 : 422,
    form: { name: 'what-if', fields, problems },
  }
}

/** A couple's own division as it was posted, and what is read of it; null where there is nothing to divide. */
async function ownDivisionIn({ dependencies }: Context, filing: TaxFiling, posted: FormFields) {
  const stated = await statedOf(dependencies, filing)
  const read = stated && readOwnDivision(posted, filing.year, stated.household)
  const fields = Object.fromEntries(ownDivisionFields.map((name) => [name, posted[name] ?? '']))
  const isDivided = read?.ok && Object.keys(read.value).length > 0
  return { fields, problems: read?.ok === false ? read.problems : [], splitData: isDivided ? read.value : null }
}

/** The same page again, with what a couple's own division comes to or what is wrong with it. Nothing is kept. */
const weigh: Handler = async (ctx, filing, posted) => {
  const { fields, problems } = await ownDivisionIn(ctx, filing, posted)
  return { kind: 'again', status: problems.length === 0 ? 200 : 422, form: { name: 'own-division', fields, problems } }
}

/** Keeps what was seen, as long as the return still divides so. */
const choose: Handler = async (ctx, filing, posted) => {
  const { problems, splitData } = await ownDivisionIn(ctx, filing, posted)
  if (problems.length > 0) return weigh(ctx, filing, posted)
  return save('applied', async () => splitData ?? filing.splitData)(ctx, filing, posted)
}

const save =
  (
    done: keyof typeof divisionWords,
    splitOf: (ctx: Context, filing: TaxFiling) => Promise<SplitData | null>,
  ): Handler =>
  async (ctx, filing, { version = '', next }) => {
    const { id, userId } = filing
    const splitData = await splitOf(ctx, filing)
    // A second press of a double click finds it done.
    if (!isDeepStrictEqual(splitData, filing.splitData))
      await changeFiling(ctx.dependencies, {
        userId,
        filingId: id,
        patch: { splitData },
        expected: versionsIn(version),
      })
    return {
      kind: 'go',
      to: safePath(next, `${path}#divide`),
      flash: { variant: 'default', title: wordsOf(divisionWords[done], ctx.state.language) },
    }
  }

/** What the page's buttons do, by the value of `intent`. */
const intents: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    try: tryOut,
    weigh,
    choose,
    apply: save('applied', async ({ dependencies }, filing) => {
      const stated = await statedOf(dependencies, filing)
      return (stated && divisionOf(filing.year, stated.household)?.splitData) ?? filing.splitData
    }),
    undo: save('undone', async () => null),
  }),
)

const presses = ['apply', 'choose', 'undo'] as const
const isPress = (intent = ''): intent is (typeof presses)[number] => (presses as readonly string[]).includes(intent)

function formNameOf({ intent }: FormFields): string {
  if (isPress(intent)) return intent
  return intent === 'weigh' ? 'own-division' : 'what-if'
}

/** Trying out a change without script, and the division a couple chooses or takes back. */
export const whatIfForm: PageForm = {
  path,
  access: 'signed-in',
  limit: limitSaves,
  body: formBody,
  formName: formNameOf,
  notDone: ({ intent }) => (isPress(intent) ? notDoneWords.division : null),
  handle: async (ctx, fields) => {
    const user = requireWriter(ctx)
    const handler = intents.get(fields.intent ?? 'try')
    if (!handler) throw notFound()
    return handler(ctx, await filingOf(ctx.dependencies, user, fields), fields)
  },
}
