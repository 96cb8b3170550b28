import { Button } from '@aangiftewijs/ui/Button'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { crashWords } from './crash.copy.ts'

/** What stands in place of a page that broke in the browser. */
export function CrashNotice() {
  return (
    <div role="alert">
      <Stack gap={5} align="start">
        <Heading level={1}>
          <T text={crashWords.title} />
        </Heading>
        <Text>
          <T text={crashWords.text} />
        </Text>
        <Cluster>
          <Button onPress={() => location.reload()}>
            <T text={crashWords.reload} />
          </Button>
          <LinkButton href="/" variant="secondary">
            <T text={crashWords.toDashboard} />
          </LinkButton>
        </Cluster>
      </Stack>
    </div>
  )
}
