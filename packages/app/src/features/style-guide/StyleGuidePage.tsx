import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { styleGuideWords } from './copy.ts'

/** The design system on one page. Spec 2 § 2.17. */
export function Page() {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <T text={styleGuideWords.title} />
        </Heading>
        <Text size="lg" tone="muted">
          <T text={styleGuideWords.intro} />
        </Text>
        <Text>
          <T text={styleGuideWords.storybook} />
        </Text>
      </Stack>
      <Deferred part="style-guide/StyleGuideBody" />
    </Stack>
  )
}
