import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Tile } from '@aangiftewijs/ui/Tile'
import { T } from '../../copy/words.tsx'
import { notFoundWords } from './copy.ts'

/** Every path without a page of its own; status 404. Spec 1 § 2. */
export function Page() {
  return (
    <Stack gap={5} align="start">
      <Tile columns={3} seed="404" size="large" />
      <Heading level={1}>
        <T text={notFoundWords.title} />
      </Heading>
      <Text size="lg">
        <T text={notFoundWords.text} />
      </Text>
      <Text tone="muted">
        <T text={notFoundWords.help} />
      </Text>
      <Cluster>
        <LinkButton href="/">
          <T text={notFoundWords.toDashboard} />
        </LinkButton>
        <LinkButton href="/menu" variant="secondary">
          <T text={notFoundWords.toMenu} />
        </LinkButton>
      </Cluster>
    </Stack>
  )
}
