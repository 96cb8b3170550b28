import { type AmountStep, alsoAnswered, alsoCountWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../../copy/words.tsx'
import { controlIdOf } from '../step-form/step-fields.ts'
import { useChangeLink } from '../wizard/use-change-link.tsx'
import { Answer } from './AnswerList.tsx'

interface AlsoAnswersProps {
  readonly step: AmountStep
  readonly filing: TaxFiling
  /** Whether each has the way to change it. */
  readonly isChangeable?: boolean
}

/** What was answered under “also count this” and counts, by heading; nothing where nothing was. */
export function AlsoAnswers({ step, filing, isChangeable = false }: AlsoAnswersProps) {
  const change = useChangeLink()
  return alsoAnswered(step, filing).map(({ id, title, answers }) => (
    <Stack key={id} gap={2}>
      <Heading level={3} size="md">
        <T text={title} />
      </Heading>
      <SummaryList
        rows={answers.map(({ name, kind, value }) => {
          const { label, term = label } = alsoCountWords[name]
          return {
            id: name,
            term: <T text={term} values={{ year: filing.year }} />,
            value: <Answer kind={kind} value={value} />,
            ...(isChangeable && change(step, controlIdOf(step, name))),
          }
        })}
      />
    </Stack>
  ))
}
