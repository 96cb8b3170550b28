import { statementsToCorrect, type TaxDocument } from '@aangiftewijs/domain/documents'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'
import { readingRows } from './reading-rows.ts'

/** What was not found on a document that has the rest, and what is to be done about it: a sentence an amount, each once. */
export function AbsentWords({ document }: { readonly document: TaxDocument }) {
  const say = useWords()
  const terms = statementsToCorrect(document).flatMap((statement) =>
    readingRows(statement, document).flatMap(({ isAbsent, term }) => (isAbsent ? [term] : [])),
  )
  return [...new Set(terms)].map((term) => (
    <span key={term.en}>
      {' '}
      <T text={words.absent} values={{ field: say(term) }} />
    </span>
  ))
}
