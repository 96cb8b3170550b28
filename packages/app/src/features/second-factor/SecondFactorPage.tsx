import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useUser } from '../../ports/queries.ts'
import { secondFactorWords as words } from './copy.ts'

/** Passkeys and recovery codes of a person's account. */
export function Page() {
  const user = useUser()
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={words.title} />
      </Heading>
      <Text>
        <T text={words.intro} />
      </Text>
      {user?.authMethod === 'digid' ? (
        <Banner tone="info">
          <T text={words.digid} />
        </Banner>
      ) : (
        <Deferred part="second-factor/Passkeys" />
      )}
      <Text>
        <Link href="/settings?tab=security">
          <T text={words.back} />
        </Link>
      </Text>
    </Stack>
  )
}
