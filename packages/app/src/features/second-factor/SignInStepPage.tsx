import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useAnswer } from '../../ports/queries.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePage } from '../../shell/page-context.tsx'
import { nextPath } from '../../shell/sign-in-path.ts'
import { stepAction } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'
import { loadWebAuthn, usePasskey } from './use-passkey.ts'

/** What is asked after the password: a passkey, or a recovery code, which needs no script. */
export function Page() {
  const { search } = usePage()
  const { credential, isPending, failure, send } = usePasskey()
  const { data: options } = useAnswer<PublicKeyCredentialRequestOptionsJSON | null>('/api/sign-in-step')
  const next = nextPath(search)
  useErrorTitle(failure !== null)

  const answer = async () => {
    if (!options) throw new Error('Nothing is asked')
    const { startAuthentication } = await loadWebAuthn()
    return startAuthentication({ optionsJSON: options })
  }
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={words.stepTitle} />
      </Heading>
      <Text>
        <T text={words.stepIntro} />
      </Text>
      <form method="post" action={stepAction(next)}>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="credential" ref={credential} />
        <Button isPending={isPending} pendingLabel={<T text={words.adding} />} onPress={() => send(answer)}>
          <T text={words.usePasskey} />
        </Button>
        {failure === null ? null : (
          <Banner variant="error" role="alert">
            {failure}
          </Banner>
        )}
        <InsteadOfScript>
          <Text tone="muted">
            <T text={words.stepNeedsScript} />
          </Text>
        </InsteadOfScript>
      </form>
      <Card as="section" title={<T text={words.without} />}>
        <Deferred part="second-factor/RecoveryCode" />
      </Card>
      <Text tone="muted">
        <T text={words.lostBoth} />
      </Text>
      <Text>
        <Link href="/auth">
          <T text={words.startAgain} />
        </Link>
      </Text>
    </Stack>
  )
}
