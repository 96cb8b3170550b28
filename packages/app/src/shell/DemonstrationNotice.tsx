import { Link } from '@aangiftewijs/ui/Link'
import { T, useWords } from '../copy/words.tsx'
import { shellWords } from './copy.ts'

/** The banner on every tax screen: this is a demonstration, and there are sample documents to practise with. Spec 1 § 1. */
export function DemonstrationNotice() {
  const say = useWords()
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
