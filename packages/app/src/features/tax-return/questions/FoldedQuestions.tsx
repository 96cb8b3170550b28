import type { Copy } from '@aangiftewijs/domain/language'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import type { AskedGroup } from './use-also-asked.ts'

interface FoldedQuestionsProps extends Pick<ErrorWords, 'errorOf'> {
  readonly title: Copy
  /** @default 2 */
  readonly level?: 2 | 3
  /** What is in it, named in short: read without opening it. */
  readonly names: readonly string[]
  readonly groups: readonly AskedGroup[]
  readonly children: ReactNode
}

/** What the questions of a group are called in the line of their fold. */
export const namesIn = ({ questions }: AskedGroup, say: (text: Copy) => string): readonly string[] =>
  questions.map(({ words }) => say(words.term ?? words.label))

/** No line begins with the dot. */
const betweenNames = '\u00a0· '

/** Questions folded away while nothing stands in them, papers may say nothing of them, and nothing is wrong in them. */
export function FoldedQuestions({ title, level = 2, names, groups, errorOf, children }: FoldedQuestionsProps) {
  const questions = groups.flatMap((group) => group.questions)
  return (
    <Disclosure
      summary={
        <>
          <Heading level={level} size="md">
            <T text={title} />
          </Heading>
          <Text size="sm" tone="muted" as="span">
            {names.join(betweenNames)}
          </Text>
        </>
      }
      isHeldOpen={questions.some(({ name }) => errorOf(name).error !== undefined)}
      isDefaultOpen={questions.some(({ shown, unsure }) => shown !== '' || unsure.length > 0)}
    >
      <Stack gap={6}>{children}</Stack>
    </Disclosure>
  )
}
