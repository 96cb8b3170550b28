import type { Mismatch } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'
import { documentTypeWords } from './type.copy.ts'

/** What in a document does not fit the return: it warns and never blocks. Decisions, Filing. */
export function MismatchNotice({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  if (mismatches.length === 0) return null
  return (
    <Banner variant="warning" title={<T text={words.mismatchTitle} />}>
      {mismatches.map((mismatch) => (
        <p key={mismatch.kind}>
          <MismatchWords mismatch={mismatch} />
        </p>
      ))}
    </Banner>
  )
}

function MismatchWords({ mismatch }: { readonly mismatch: Mismatch }) {
  const say = useWords()
  switch (mismatch.kind) {
    case 'year':
      return <T text={words.mismatchYear} values={{ found: mismatch.found, year: mismatch.expected }} />
    case 'bsn':
      return <T text={words.mismatchBsn} />
    case 'type':
      return (
        <T
          text={words.mismatchType}
          values={{
            detected: say(documentTypeWords(mismatch.found)),
            chosen: say(documentTypeWords(mismatch.expected)),
          }}
        />
      )
  }
}
