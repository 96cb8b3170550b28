import { ShortChoices } from '@aangiftewijs/ui/Checkbox'
import { Heading } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T, useWords } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { AlsoGroups } from './AlsoGroups.tsx'
import { AlsoQuestion } from './AlsoQuestion.tsx'
import { words } from './also-count.copy.ts'
import { FoldedQuestions, namesIn } from './FoldedQuestions.tsx'
import type { AskedGroup } from './use-also-asked.ts'

interface BesideAmountsProps extends Pick<ErrorWords, 'errorOf'> {
  readonly groups: readonly AskedGroup[]
}

/** Questions that stand in view before or after the specified amounts of a step; what is rarer in a fold that names it. */
export function BesideAmounts({ groups, errorOf }: BesideAmountsProps) {
  const say = useWords()
  return groups.map((group) =>
    group.isFolded ? (
      <FoldedQuestions
        key={group.id}
        title={group.title}
        names={namesIn(group, say)}
        groups={[group]}
        errorOf={errorOf}
      >
        <Ticks group={group} errorOf={errorOf} />
      </FoldedQuestions>
    ) : isOfTicks(group) ? (
      <fieldset key={group.id}>
        <legend>
          <Heading level={2} size="md">
            <T text={group.title} />
          </Heading>
        </legend>
        <Ticks group={group} errorOf={errorOf} />
      </fieldset>
    ) : (
      <AlsoGroups key={group.id} level={2} groups={[group]} errorOf={errorOf} />
    ),
  )
}

const isOfTicks = ({ questions }: AskedGroup): boolean => questions.every(({ kind }) => kind === 'tick')

/** A line each: what it means is seen once it is ticked, or asked for. */
const Ticks = ({ group, errorOf }: { readonly group: AskedGroup } & Pick<ErrorWords, 'errorOf'>) => (
  <ShortChoices
    explain={
      <>
        <T text={words.explain} />
        <VisuallyHidden>
          {' '}
          (<T text={group.title} />)
        </VisuallyHidden>
      </>
    }
  >
    {group.questions.map((question) => (
      <AlsoQuestion key={question.name} {...question} hintWhen="ticked" errorOf={errorOf} />
    ))}
  </ShortChoices>
)
