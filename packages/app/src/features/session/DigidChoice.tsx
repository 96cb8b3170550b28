import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { sessionWords } from './copy.ts'

/** The simulated DigiD sign-in: a full page of the server (spec 1 § 2). */
export const DigidChoice = () => (
  <Stack gap={4}>
    <Cluster justify="center">
      <Text tone="muted">
        <T text={sessionWords.orContinueWith} />
      </Text>
    </Cluster>
    <LinkButton href="/api/auth/digid/simulation" variant="secondary" isFull>
      <T text={sessionWords.digid} />
    </LinkButton>
    <Text size="sm" tone="muted">
      <T text={sessionWords.digidHelp} />
    </Text>
  </Stack>
)
