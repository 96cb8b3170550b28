import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useUser } from '../../ports/queries.ts'
import { detailsWords as words } from './details.copy.ts'

/** What is kept of a person besides their returns, to be corrected. */
export function Page() {
  const isDigid = useUser()?.authMethod === 'digid'
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={words.title} />
      </Heading>
      {isDigid ? (
        <Banner tone="info">
          <T text={words.digid} />
        </Banner>
      ) : (
        <>
          <Text>
            <T text={words.intro} />
          </Text>
          <Deferred part="settings/Details" />
        </>
      )}
      <Text>
        <Link href="/settings?tab=security">
          <T text={words.back} />
        </Link>
      </Text>
    </Stack>
  )
}
