import { Banner } from '@aangiftewijs/ui/Banner'
import { T } from '../../copy/words.tsx'
import { endedIn } from '../../shell/sign-in-path.ts'
import { sessionWords } from './copy.ts'
import { useAuthSearch } from './use-auth-search.ts'

const kept = { saved: sessionWords.savedIsKept, typed: sessionWords.typedIsKept } as const

/** Why somebody is asked to sign in whose session ended while they were away: it stays until they do, and is said whole. */
export function SessionEnded() {
  const ended = endedIn(useAuthSearch())
  return ended === null ? null : (
    <Banner tone="warning" role="alert" title={<T text={sessionWords.sessionEnded} />}>
      <T text={kept[ended]} /> <T text={sessionWords.sessionEndedText} />
    </Banner>
  )
}
