import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { type Cents, formatEuros } from '@aangiftewijs/domain/money'
import {
  type DeductionsData,
  fromPapersIntent,
  type IncomeData,
  pathOf,
  questionWords,
} from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { type Context, type FormOutcome, idIn, requireWriter } from '../../http.ts'
import { cameFrom } from '../../ssr/came-from.ts'
import { openValue, sealValue } from '../../ssr/sealed-value.ts'
import { putBackWords, takenText, takenWords } from './copy.ts'
import { changeFiling } from './service.ts'
import { type TakenFrom, takeFromPapers } from './take-from-papers.ts'

type Handler = (ctx: Context, fields: FormFields) => Promise<FormOutcome>
type Undo = NonNullable<Extract<FormOutcome, { kind: 'go' }>['flash']>['undo']

const path = pathOf('review')
const putBackIntent = 'put-back'
const aad = 'form put-back'

/** What a press replaced, as the button that puts it back brings it along. */
interface Replaced {
  readonly filingId: number
  /** Of the return with the amount taken: once something else was saved, putting back would undo that as well. */
  readonly version: number
  /** The answers of the step it is at, with the employers, as they were. */
  readonly answers: { readonly incomeData: IncomeData } | { readonly deductionsData: DeductionsData }
  readonly counts: Cents
}

/** Sealed it stands in the cookie of a message, which holds 4,096 characters: answers with dozens of employers have no way back by a press. */
const maxCharacters = 2_400

/** The button that puts back what was replaced. */
function undoOf(ctx: Context, { taken: { step, counts }, before, after }: TakenFrom): Undo {
  const { incomeData, deductionsData } = before
  const replaced = {
    filingId: after.id,
    version: after.version,
    answers: step === 'income' ? { incomeData } : { deductionsData },
    counts,
  }
  const sealed = sealValue(ctx.dependencies.cipher, replaced, aad)
  if (sealed.length > maxCharacters) return undefined
  const text = wordsOf(putBackWords.press, ctx.state.language, { counts: formatEuros(counts) })
  return { action: path, fields: { intent: putBackIntent, replaced: sealed }, text }
}

/** Saves what the papers say of one question. That is asked beside the result, which stands on many pages: back to where it was. */
const take: Handler = async (ctx, { filingId = '', name = '' }) => {
  const { language } = ctx.state
  const from = await takeFromPapers(ctx.dependencies, requireWriter(ctx).id, idIn(filingId), name)
  const flash = { variant: 'default', title: wordsOf(takenWords, language) } as const
  const to = cameFrom(ctx, path)
  if (from === null) return { kind: 'go', to, flash }
  const { counts, says, ...of } = from.taken
  const { label, term = label } = questionWords[of.name]
  const values = { name: wordsOf(term, language), counts: formatEuros(counts), says: formatEuros(says) }
  const undo = undoOf(ctx, from)
  return { kind: 'go', to, flash: { ...flash, text: wordsOf(takenText, language, values), ...(undo && { undo }) } }
}

/** Puts back what was replaced. */
const putBack: Handler = async (ctx, fields) => {
  const { dependencies } = ctx
  const replaced = openValue<Replaced>(dependencies.cipher, fields.replaced ?? '', aad)
  if (replaced === null) throw notFound()
  const { filingId, version, answers, counts } = replaced
  await changeFiling(dependencies, { userId: requireWriter(ctx).id, filingId, patch: answers, expected: [version] })
  const title = wordsOf(putBackWords.done, ctx.state.language, { counts: formatEuros(counts) })
  return { kind: 'go', to: cameFrom(ctx, path), flash: { variant: 'default', title } }
}

/** What is posted beside the result of a return about its papers, by the value of `intent`. */
export const papersIntents: ReadonlyMap<string, Handler> = new Map([
  [fromPapersIntent, take],
  [putBackIntent, putBack],
])
