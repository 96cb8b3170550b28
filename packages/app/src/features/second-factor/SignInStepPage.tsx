import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useAnswer } from '../../ports/queries.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePage } from '../../shell/page-context.tsx'
import { nextPath } from '../../shell/sign-in-path.ts'
import { idOf, stepAction } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'

import { loadWebAuthn, usePasskey } from './use-passkey.ts'
import { requirePasskeys } from './why-no-passkey.ts'

const passwordPath = (next: string) => `/auth?${new URLSearchParams({ tab: 'login', next })}`

/** The step was begun too long ago: nothing can be answered any more. */
function Over({ next }: { readonly next: string }) {
  useErrorTitle(true)
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={words.stepTitle} />
      </Heading>
      <Banner
        tone="warning"
        role="alert"
        title={<T text={words.over} />}
        actions={
          <LinkButton href={passwordPath(next)}>
            <T text={words.again} />
          </LinkButton>
        }
      >
        <T text={words.overText} />
      </Banner>
    </Stack>
  )
}

/** What is asked after the password: a passkey, or a recovery code, which needs no script. */
export function Page() {
  const next = nextPath(usePage().search)
  const { data } = useAnswer('/api/sign-in-step')
  return data ? <Asked optionsJSON={data} next={next} /> : <Over next={next} />
}

interface AskedProps {
  /** What the passkey has to answer. */
  readonly optionsJSON: PublicKeyCredentialRequestOptionsJSON
  readonly next: string
}

function Asked({ optionsJSON, next }: AskedProps) {
  const { credential, isPending, failure, send } = usePasskey()
  useErrorTitle(failure !== null)

  const answer = async () => {
    requirePasskeys()
    const { startAuthentication } = await loadWebAuthn()
    return startAuthentication({ optionsJSON })
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
          <Banner
            tone="error"
            role="alert"
            actions={
              <Link href={`#${idOf('second-factor', 'recoveryCode')}`}>
                <T text={words.giveCode} />
              </Link>
            }
          >
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
        <Link href={passwordPath(next)}>
          <T text={words.startAgain} />
        </Link>
      </Text>
    </Stack>
  )
}
