import type { Copy } from '@aangiftewijs/domain/language'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useRef } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import { MadeOnce } from '../../../deferred/made-once.tsx'
import { useTypedBefore } from '../step-form/use-typed-before.ts'
import { AlsoAnswers } from './AlsoAnswers.tsx'
import { useFormAround } from './AlsoCount.tsx'
import { AlsoGroups } from './AlsoGroups.tsx'
import { isBlankQuestion } from './AlsoQuestion.tsx'
import { words } from './also-count.copy.ts'
import { FoldedQuestions } from './FoldedQuestions.tsx'
import { type AskedGroup, useAlsoAsked } from './use-also-asked.ts'

/** What the law needs besides the specified questions, but for what stands at the top of the step; of a submitted return, what was answered. */
export function Part() {
  const { step, filing } = useFormAround()
  return filing.completed ? <AlsoAnswers step={step} filing={filing} /> : <Questions />
}

/** The questions; the partner’s apart. */
function Questions() {
  const place = useRef<HTMLDivElement>(null)
  useTypedBefore(place)
  const groups = useAlsoAsked()
  return (
    <div ref={place}>
      <Stack gap={4}>
        <Folded title={words.partner} intro={words.partnerIntro} groups={groups.filter(({ id }) => id === 'partner')} />
        <Folded
          title={words.title}
          intro={words.intro}
          groups={groups.filter(({ id, isFirst }) => id !== 'partner' && !isFirst)}
        />
      </Stack>
    </div>
  )
}

interface FoldedProps {
  readonly title: Copy
  readonly intro: Copy
  readonly groups: readonly AskedGroup[]
}

/** The same for everyone whom these questions are asked and who answered none. */
function Folded({ title, intro, groups }: FoldedProps) {
  const say = useWords()
  const { form, filing } = useFormAround()
  const { errorOf } = form
  const questions = groups.flatMap((group) => group.questions)
  if (questions.length === 0) return null
  const whose = filing.isJointFiling ? 'of both' : 'of one'
  const isBlank = questions.every((question) => isBlankQuestion({ ...question, errorOf }))
  return (
    <MadeOnce name={isBlank ? `also ${whose} ${questions.map(({ name }) => name).join(' ')}` : null}>
      <FoldedQuestions title={title} names={groups.map((group) => say(group.title))} groups={groups} errorOf={errorOf}>
        <Text size="sm" tone="muted">
          <T text={intro} />
        </Text>
        <AlsoGroups level={3} groups={groups} errorOf={errorOf} />
      </FoldedQuestions>
    </MadeOnce>
  )
}
