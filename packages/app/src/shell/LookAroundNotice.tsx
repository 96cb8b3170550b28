import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { Banner } from '@aangiftewijs/ui/Banner'
import { T } from '../copy/words.tsx'
import { useUser } from '../ports/queries.ts'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'

/** Tells the look-around citizen on every page that nothing can be saved; the DigiD dashboard says so itself, with a way out. */
export function LookAroundNotice() {
  const user = useUser()
  const { path } = usePage()
  if (user?.id !== lookAroundUserId || path === '/digid-dashboard') return null
  return (
    <Banner tone="info" title={<T text={shellWords.lookingAround} />}>
      <T text={shellWords.lookingAroundText} />
    </Banner>
  )
}
