import type { Copy } from '@aangiftewijs/domain/language'
import {
  type Assumed,
  assumedWords,
  certaintyWords,
  headlineOf,
  heavyIn,
  type LawfulResult,
  reasonGuide,
  reasonWords,
  resultWords,
  saidAmount,
  sentenceWords,
} from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Prose } from '@aangiftewijs/ui/layout'
import { Verdict, type VerdictProps } from '@aangiftewijs/ui/Verdict'
import { T, useWords } from '../../copy/words.tsx'
import { MadeOnce } from '../../deferred/made-once.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { Trace } from './Trace.tsx'

const tones = {
  refund: 'success',
  pay: 'warning',
  nothing: 'neutral',
  unsupported: 'neutral',
  unknown: 'neutral',
} as const

/** The id of the sentence that says what the return comes to. */
export const lawfulResultId = 'lawful-result'

interface ResultVerdictProps extends Pick<VerdictProps, 'headingLevel'> {
  readonly result: LawfulResult
  /** The address of the question that answers what is assumed, where there is one to answer. */
  readonly answerAt?: ((assumed: Assumed) => string | null) | undefined
  /** Files of income that do not count: while there is no figure they may be why. */
  readonly uncounted?: readonly string[]
}

const nowhere = () => null
const nothing: readonly string[] = []

/** The headline under the law: the figure, how sure it is and what that hangs on, and how it came about; or why there is none. */
export function ResultVerdict({ result, headingLevel, answerAt = nowhere, uncounted = nothing }: ResultVerdictProps) {
  const headline = headlineOf(result)
  const amount = result.kind === 'figure' ? formatWholeEuros(eurosOf(saidAmount(result.amount))) : ''
  return (
    <Verdict
      id={lawfulResultId}
      headingLevel={headingLevel}
      sentence={<T text={sentenceWords[headline]} values={{ year: result.year, amount }} />}
      tone={tones[headline]}
      {...behind(result, answerAt, uncounted)}
    />
  )
}

function behind(
  result: LawfulResult,
  answerAt: NonNullable<ResultVerdictProps['answerAt']>,
  uncounted: readonly string[],
): Pick<VerdictProps, 'remark' | 'parts' | 'children'> {
  switch (result.kind) {
    case 'unknown':
      return { remark: uncounted.length === 0 ? <T text={resultWords.enterIncome} /> : <Undecided names={uncounted} /> }
    case 'unsupported':
      return {
        remark: <T text={resultWords.practiseAllTheSame} />,
        children: (
          <Lines
            of={result.reasons.map((reason) => ({ text: reasonWords(reason), href: reasonGuide(reason) }))}
            link={resultWords.moreInGuide}
          />
        ),
      }
    case 'figure': {
      const heavy = heavyIn(result.assumed)
      const lines = (assumed: readonly Assumed[]) => (
        <Lines
          of={assumed.map((one) => ({ text: assumedWords(one), href: answerAt(one) }))}
          link={resultWords.fillIn}
        />
      )
      return {
        remark: <T text={certaintyWords[result.certainty]} />,
        children: heavy.length > 0 && lines(heavy),
        parts: [
          {
            id: 'assumed',
            label: <T text={resultWords.assumed} />,
            content: lines(result.assumed.filter((one) => !heavy.includes(one))),
          },
          { id: 'how', label: <T text={resultWords.how} />, content: <Trace of={result.computed} /> },
        ],
      }
    }
  }
}

function Undecided({ names }: { readonly names: readonly string[] }) {
  const isAtDocuments = usePage().path === pathOf('documents')
  const { one, several } = isAtDocuments ? sayWords.here : sayWords.elsewhere
  return (
    <>
      <T text={names.length === 1 ? one : several} values={{ documents: names.join(', ') }} />
      {!isAtDocuments && (
        <>
          {' '}
          <Link href={pathOf('documents')}>
            <T text={resultWords.toDocuments} />
          </Link>
        </>
      )}
    </>
  )
}

/** Where it is said whether documents count, of one and of several. */
const sayWords = {
  here: { one: resultWords.sayHere, several: resultWords.sayHereOfSeveral },
  elsewhere: { one: resultWords.sayOrEnterIncome, several: resultWords.sayOrEnterIncomeOfSeveral },
}

interface Line {
  readonly text: Copy
  readonly href: string | null
}

interface LinesProps {
  readonly of: readonly Line[]
  /** What stands on the link behind a line. */
  readonly link: Copy
}

/** The same for everyone of whom the same is assumed. */
function Lines({ of, link }: LinesProps) {
  const say = useWords()
  return (
    <MadeOnce name={of.map(({ text, href }) => `${say(text)} ${href}`).join(' ')}>
      <List of={of} link={link} />
    </MadeOnce>
  )
}

const List = ({ of, link }: LinesProps) => (
  <Prose>
    <ul>
      {of.map(({ text, href }) => (
        <li key={text.en}>
          <T text={text} />
          {href !== null && (
            <>
              {' '}
              <Link href={href}>
                <T text={link} />
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  </Prose>
)
