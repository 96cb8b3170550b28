import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { errorWords } from './copy.ts'

/** What the server shows when a page failed: says so, keeps calm, names the reference the log has. */
export function ErrorPage() {
  const { path, search, errorId } = usePage()
  return (
    <Stack gap={5} align="start">
      <Heading level={1}>
        <T text={errorWords.title} />
      </Heading>
      <Text>
        <T text={errorWords.text} />
      </Text>
      {errorId === undefined ? null : (
        <Text tone="muted">
          <T text={errorWords.reference} values={{ id: errorId }} />. <T text={errorWords.referenceHelp} />
        </Text>
      )}
      <Cluster>
        <LinkButton href={path + search}>
          <T text={errorWords.tryAgain} />
        </LinkButton>
        <LinkButton href="/" variant="secondary">
          <T text={errorWords.toDashboard} />
        </LinkButton>
      </Cluster>
    </Stack>
  )
}
