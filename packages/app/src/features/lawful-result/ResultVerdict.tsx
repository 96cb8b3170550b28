import type { Copy } from '@aangiftewijs/domain/language'
import {
  assumedWords,
  certaintyWords,
  headlineOf,
  type LawfulResult,
  reasonWords,
  resultWords,
  saidAmount,
  sentenceWords,
} from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { Prose } from '@aangiftewijs/ui/layout'
import { Verdict, type VerdictProps } from '@aangiftewijs/ui/Verdict'
import { T } from '../../copy/words.tsx'
import { Trace } from './Trace.tsx'

const tones = {
  refund: 'success',
  pay: 'warning',
  nothing: 'neutral',
  unsupported: 'neutral',
  unknown: 'neutral',
} as const

interface ResultVerdictProps extends Pick<VerdictProps, 'headingLevel'> {
  readonly result: LawfulResult
}

/** The headline under the law: the figure, how sure it is, what it stands on and how it came about; or why there is none. */
export function ResultVerdict({ result, headingLevel }: ResultVerdictProps) {
  const headline = headlineOf(result)
  const amount = result.kind === 'figure' ? formatWholeEuros(eurosOf(saidAmount(result.amount))) : ''
  return (
    <Verdict
      headingLevel={headingLevel}
      sentence={<T text={sentenceWords[headline]} values={{ year: result.year, amount }} />}
      tone={tones[headline]}
      {...behind(result)}
    />
  )
}

function behind(result: LawfulResult): Pick<VerdictProps, 'remark' | 'parts'> {
  switch (result.kind) {
    case 'unknown':
      return { remark: <T text={resultWords.enterIncome} /> }
    case 'unsupported':
      return {
        parts: [
          {
            id: 'because',
            label: <T text={resultWords.because} />,
            content: <Lines of={result.reasons.map(reasonWords)} />,
          },
        ],
      }
    case 'figure':
      return {
        remark: <T text={certaintyWords[result.certainty]} />,
        parts: [
          {
            id: 'assumed',
            label: <T text={resultWords.assumed} />,
            content: <Lines of={result.assumed.map(assumedWords)} />,
          },
          { id: 'how', label: <T text={resultWords.how} />, content: <Trace of={result.computed} /> },
        ],
      }
  }
}

const Lines = ({ of }: { readonly of: readonly Copy[] }) => (
  <Prose>
    <ul>
      {of.map((line) => (
        <li key={line.en}>
          <T text={line} />
        </li>
      ))}
    </ul>
  </Prose>
)
