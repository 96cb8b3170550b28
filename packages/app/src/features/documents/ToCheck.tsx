import { statementsToCorrect, type TaxDocument } from '@aangiftewijs/domain/documents'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'
import { isToCheck, readingRows } from './reading-rows.ts'

/** What was not read surely of a document, or not found, and the way to where it is checked; nothing where all of it was. */
export function ToCheck({ document }: { readonly document: TaxDocument }) {
  const rows = statementsToCorrect(document).flatMap((statement, at) =>
    readingRows(statement, document).flatMap((row) => (isToCheck(row) || row.isAbsent ? [{ ...row, at }] : [])),
  )
  if (rows.length === 0) return null
  return (
    <Stack gap={1}>
      {rows.map(({ at, field, term, text }) => (
        <Text key={`${at} ${field}`} tone="warning">
          <T text={term} />: {text ?? <T text={words.notFound} />}
        </Text>
      ))}
      <Link href={`${pathOf('documents')}#document-${document.id}`}>
        <T text={words.checkAtDocument} />
      </Link>
    </Stack>
  )
}
