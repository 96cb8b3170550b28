import type { Copy } from '@aangiftewijs/domain/language'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useRef } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import { MadeOnce } from '../../../deferred/made-once.tsx'
import { useTypedBefore } from '../step-form/use-typed-before.ts'
import { AlsoAnswers } from './AlsoAnswers.tsx'
import { useFormAround } from './AlsoCount.tsx'
import { AlsoGroups, GroupQuestions } from './AlsoGroups.tsx'
import { isBlankQuestion } from './AlsoQuestion.tsx'
import { words } from './also-count.copy.ts'
import { BesideAmounts } from './BesideAmounts.tsx'
import { FoldedQuestions, namesIn } from './FoldedQuestions.tsx'
import { type AskedGroup, useAlsoAsked } from './use-also-asked.ts'

/** What the law needs besides the specified questions, but for what stands before them; of a submitted return, what was answered. */
export function Part() {
  const { step, filing } = useFormAround()
  return filing.completed ? <AlsoAnswers step={step} filing={filing} /> : <Questions />
}

/** The questions: in view what a partner earned, a child, and what decides whether there is a figure; the rest folded away, the partner’s apart. */
function Questions() {
  const place = useRef<HTMLDivElement>(null)
  useTypedBefore(place)
  const { step, form } = useFormAround()
  const groups = useAlsoAsked()
  const beside = groups.filter(({ stands }) => stands === 'after the amounts')
  const folded = groups.filter(({ stands }) => stands === undefined)
  return (
    <div ref={place}>
      <Stack gap={6}>
        <BesideAmounts groups={beside} errorOf={form.errorOf} />
        <Folded
          title={words.partner[step]}
          intro={words.partnerIntro}
          groups={folded.filter(({ isOfPartner }) => isOfPartner)}
        />
        <Folded title={words.title} intro={words.intro} groups={folded.filter(({ isOfPartner }) => !isOfPartner)} />
      </Stack>
    </div>
  )
}

interface FoldedProps {
  readonly title: Copy
  readonly intro: Copy
  readonly groups: readonly AskedGroup[]
}

/** Folded once more by heading where there are several: one answer opens its own. The same for everyone whom these questions are asked and who answered none. */
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
      <FoldedQuestions
        title={title}
        names={groups.map((group) => say(group.inFold ?? group.title))}
        groups={groups}
        errorOf={errorOf}
      >
        <Text size="sm" tone="muted">
          <T text={intro} />
        </Text>
        {groups.length === 1 ? (
          <AlsoGroups level={3} groups={groups} errorOf={errorOf} />
        ) : (
          <Stack gap={3}>
            {groups.map((group) => (
              <FoldedQuestions
                key={group.id}
                title={group.title}
                level={3}
                names={namesIn(group, say)}
                groups={[group]}
                errorOf={errorOf}
              >
                <GroupQuestions group={group} errorOf={errorOf} />
              </FoldedQuestions>
            ))}
          </Stack>
        )}
      </FoldedQuestions>
    </MadeOnce>
  )
}
