import { productName } from '@aangiftewijs/domain/product'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { Showcase } from '@aangiftewijs/ui/Showcase'
import { Spinner } from '@aangiftewijs/ui/Spinner'
import { useEffect, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useUser } from '../../ports/queries.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { firstQuestion, isTheServersTurn, nextPath } from '../../shell/sign-in-path.ts'
import { sessionWords } from './copy.ts'
import { promotionPoints } from './promotion-points.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { signedInBy } from './signed-in-by.ts'

/** Signing in and registering. Who is signed in already goes on to where they were going. Spec 1 § 2. */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const isSignedIn = user !== null
  const [wasSignedIn] = useState(isSignedIn)
  const { search } = usePage()

  useEffect(() => {
    const otherwise = signedInBy.get() === 'register' ? firstQuestion : '/'
    if (!isSignedIn) return
    const options = { replace: true, isFull: isTheServersTurn(search) }
    void navigate(nextPath(search, otherwise), options)
  }, [isSignedIn, navigate, search])

  return (
    <Showcase title={<T text={sessionWords.promotion} values={{ product: productName }} />} points={promotionPoints()}>
      <Stack gap={6}>
        <Heading level={1}>
          <T text={sessionWords.title} />
        </Heading>
        {isSignedIn ? null : <SessionEnded />}
        {/* Who signs in here keeps the form until the next page is there: nothing on the way moves. */}
        {wasSignedIn ? <Leaving /> : <Deferred part="session/AuthForms" />}
      </Stack>
    </Showcase>
  )
}

const Leaving = () => {
  const say = useWords()
  return <Spinner label={say(sessionWords.loggingIn)} isLabelVisible />
}
