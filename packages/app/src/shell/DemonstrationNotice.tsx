import { Link } from '@aangiftewijs/ui/Link'
import { T, useWords } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'

/** Where it is said whole whatever came before: where one signs in, and before one submits. */
const saidWhole: readonly string[] = ['/auth', '/tax-filing/submit']

/**
 * The banner on every tax screen: this is a demonstration, and there are sample documents to practise with (spec 1 § 1). After the first
 * page of a visit it is a line.
 */
export function DemonstrationNotice() {
  const say = useWords()
  const { isArrival, path } = usePage()
  if (!isArrival && !saidWhole.includes(path)) return <T text={shellWords.demonstrationLine} />
  return (
    <>
      <strong>
        <T text={shellWords.demonstration} />.
      </strong>{' '}
      <T text={shellWords.demonstrationText} />{' '}
      <Link href="/sample-documents" isExternal externalLabel={say(shellWords.newTab)}>
        <T text={shellWords.sampleDocuments} />
      </Link>
    </>
  )
}
