import { wordsOf } from '@aangiftewijs/domain/language'
import { alsoCountWords } from '@aangiftewijs/domain/tax-return'
import type { PageRequest } from '../../../page-request.ts'

const words: Readonly<Record<string, (typeof alsoCountWords)[keyof typeof alsoCountWords]>> = alsoCountWords

/** The page, whose form that came back names the questions under “also count this” that have a problem: the server's alone, for their weight. */
export function nameWhatAlsoCounts(page: PageRequest): PageRequest {
  const { form, language } = page
  const named = (form?.problems ?? []).flatMap(({ field }) => {
    const asked = words[field]
    return asked ? [[field, wordsOf(asked.label, language)] as const] : []
  })
  return form && named.length > 0 ? { ...page, form: { ...form, names: Object.fromEntries(named) } } : page
}
