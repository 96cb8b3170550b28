import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Spinner } from '@aangiftewijs/ui/Spinner'
import { useEffect } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { signInPath } from '../../shell/sign-in-path.ts'
import { sessionWords } from './copy.ts'

/** How long the text can be read before the move. Spec 1 § 9. */
const redirectDelay = 100

/** The access gate: what a visitor sees of a page for signed-in people, on the way to signing in. Spec 1 § 2. */
export function GatePage() {
  const say = useWords()
  const navigate = useNavigate()
  const page = usePage()

  useEffect(() => {
    const target = signInPath(page, location.hash)
    const timer = setTimeout(() => void navigate(target, { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate, page])

  return (
    <Stack gap={4} align="start">
      <Heading level={1}>
        <T text={sessionWords.redirecting} />
      </Heading>
      <Spinner label={say(sessionWords.redirecting)} />
      <Text>
        <T text={sessionWords.redirectingHelp} />
      </Text>
      <Link href={signInPath(page)}>
        <T text={sessionWords.goToLogin} />
      </Link>
    </Stack>
  )
}
