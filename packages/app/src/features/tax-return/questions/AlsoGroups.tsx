import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { AlsoQuestion } from './AlsoQuestion.tsx'
import { InGuide } from './InGuide.tsx'
import type { AskedGroup } from './use-also-asked.ts'

interface AlsoGroupsProps extends Pick<ErrorWords, 'errorOf'> {
  readonly groups: readonly AskedGroup[]
  readonly level: 2 | 3
}

/** Questions by what they are about. */
export const AlsoGroups = ({ groups, level, errorOf }: AlsoGroupsProps) =>
  groups.map((group) => (
    <fieldset key={group.id}>
      <legend>
        <Heading level={level} size="md">
          <T text={group.title} />
        </Heading>
      </legend>
      <Stack gap={6}>
        <GroupQuestions group={group} errorOf={errorOf} />
      </Stack>
    </fieldset>
  ))

interface GroupQuestionsProps extends Pick<ErrorWords, 'errorOf'> {
  readonly group: AskedGroup
}

/** The questions of one heading, with the way to their section of the guide; the partner’s have it where one’s own stand. */
export const GroupQuestions = ({ group, errorOf }: GroupQuestionsProps) => (
  <>
    {!group.isOfPartner && group.questions.some(({ guide }) => guide === null) && (
      <InGuide href={group.guide} control={group.questions[0]?.name ?? ''} label={group.title} under="heading" />
    )}
    {group.questions.map((question) => (
      <AlsoQuestion key={question.name} {...question} errorOf={errorOf} />
    ))}
  </>
)
