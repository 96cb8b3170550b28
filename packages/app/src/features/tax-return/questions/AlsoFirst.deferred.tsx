import { Stack } from '@aangiftewijs/ui/layout'
import { useRef } from 'react'
import { useWords } from '../../../copy/words.tsx'
import { useTypedBefore } from '../step-form/use-typed-before.ts'
import { useFormAround } from './AlsoCount.tsx'
import { AlsoGroups } from './AlsoGroups.tsx'
import { AlsoQuestion } from './AlsoQuestion.tsx'
import { FoldedQuestions } from './FoldedQuestions.tsx'
import { useAlsoAsked } from './use-also-asked.ts'

/** A child, and what decides whether there is a figure or for how long something counts: for all to see, before the amounts. */
export function Part() {
  const place = useRef<HTMLDivElement>(null)
  useTypedBefore(place)
  const { form } = useFormAround()
  const { errorOf } = form
  const say = useWords()
  const groups = useAlsoAsked().filter(({ isFirst }) => isFirst)
  return (
    <div ref={place}>
      <Stack gap={6}>
        {groups.map((group) =>
          group.isFolded ? (
            <FoldedQuestions
              key={group.id}
              title={group.title}
              names={group.questions.map(({ words }) => say(words.term ?? words.label))}
              groups={[group]}
              errorOf={errorOf}
            >
              {group.questions.map((question) => (
                <AlsoQuestion key={question.name} {...question} errorOf={errorOf} />
              ))}
            </FoldedQuestions>
          ) : (
            <AlsoGroups key={group.id} level={2} groups={[group]} errorOf={errorOf} />
          ),
        )}
      </Stack>
    </div>
  )
}
