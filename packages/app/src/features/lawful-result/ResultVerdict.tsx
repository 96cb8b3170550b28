import { type Day, dayOf } from '@aangiftewijs/domain/day'
import type { Copy } from '@aangiftewijs/domain/language'
import {
  type Assumed,
  assumedGuide,
  assumedLine,
  besideIn,
  certaintyOn,
  certaintySaid,
  certaintyWords,
  eachOf,
  headlineOf,
  heavyIn,
  isOfAnswer,
  type LawfulFigure,
  type LawfulResult,
  type NoLawfulFigure,
  type NotEnoughKnown,
  nextWhen,
  notesOn,
  type Reason,
  reasonAndNext,
  reasonGuide,
  resultWords,
  sentenceOf,
  withoutWords,
} from '@aangiftewijs/domain/lawful-result'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { Verdict, type VerdictProps } from '@aangiftewijs/ui/Verdict'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { Lines } from './Lines.tsx'
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
  /** The address of the question whose answer is why there is no figure, where there is one. */
  readonly reasonAt?: ((reason: Reason) => string | null) | undefined
  /** Whether the income step was saved, whose ticks decide whether a figure is right.
   * @default true */
  readonly isIncomeSaved?: boolean
  /** Whether the return is submitted, so that nothing of it is practised any more. */
  readonly isSubmitted?: boolean
  /** What could be done about a figure at once. */
  readonly offer?: ReactNode
}

const nowhere = () => null

/** The headline under the law: the figure, how sure it is and what that hangs on, and how it came about; or why there is none. */
export function ResultVerdict({
  result,
  headingLevel,
  answerAt = nowhere,
  reasonAt = nowhere,
  isIncomeSaved = true,
  isSubmitted = false,
  offer = null,
}: ResultVerdictProps) {
  const headline = headlineOf(result)
  const { text, values } = sentenceOf(result)
  const each = eachOf(result)
  const today = dayOf(new Date(usePage().now))
  return (
    <Verdict
      id={lawfulResultId}
      headingLevel={headingLevel}
      sentence={<T text={text} values={values} />}
      each={each && <T text={each} />}
      tone={tones[headline]}
      {...behind(result, offer, { answerAt, reasonAt, isIncomeSaved, isSubmitted, today })}
    />
  )
}

/** What stands on the link to where something that is assumed is answered. */
function linkTo(assumed: Assumed): Copy {
  if (assumed === 'uncounted-document') return resultWords.toDocuments
  return isOfAnswer(assumed) ? resultWords.change : resultWords.fillIn
}

/** What everything behind a headline is made with. */
interface Behind {
  readonly answerAt: NonNullable<ResultVerdictProps['answerAt']>
  readonly reasonAt: NonNullable<ResultVerdictProps['reasonAt']>
  readonly isIncomeSaved: boolean
  readonly isSubmitted: boolean
  readonly today: Day
}

function behind(
  result: LawfulResult,
  offer: ReactNode,
  made: Behind,
): Pick<VerdictProps, 'remark' | 'parts' | 'children'> {
  switch (result.kind) {
    case 'unknown':
      return { remark: <LacksIncome {...result} /> }
    case 'unsupported':
      return {
        remark: <T text={remarkOf(result, made)} />,
        children: <Reasons of={result} made={made} />,
        // Between two ages there are two figures, each with a reckoning of its own.
        ...(result.without && !result.without.above && { parts: partsOf(result.without.rest, made) }),
      }
    case 'figure':
      return {
        remark: <T text={certaintySaid(certaintyOn(result, made.today), made.isIncomeSaved)} />,
        children: <BelowFigure of={result} made={made} offer={offer} />,
        parts: partsOf(result, made),
      }
  }
}

/** What is said above the reasons: what is submitted is practised, and what an answer alone stands in the way of is mended by it. */
function remarkOf({ reasons }: NoLawfulFigure, { isSubmitted }: Behind): Copy {
  if (isSubmitted) return resultWords.forYourRealReturn
  return reasons.every((reason) => 'field' in reason) ? resultWords.mendFirst : resultWords.practiseAllTheSame
}

/** Why there is no figure, and what the rest comes to, as sure as that is. */
function Reasons({ of, made }: { readonly of: NoLawfulFigure; readonly made: Behind }) {
  const { reasons, without } = of
  const when = nextWhen(of, made.today)
  const certainty = without && certaintyOn(without.rest, made.today)
  return (
    <Stack gap={4}>
      <Lines
        of={reasons.map((reason) => ({
          text: reasonAndNext(reason, when),
          links: [
            { href: made.reasonAt(reason), label: resultWords.change },
            { href: reasonGuide(reason), label: resultWords.moreInGuide },
          ],
        }))}
      />
      {without && (
        <Stack gap={2}>
          <Text size="sm">
            <T text={withoutWords(without, reasons)} />
            {certainty !== undefined && certainty !== 'likely' && (
              <>
                {' '}
                <T text={certaintyWords[certainty]} />
              </>
            )}
          </Text>
          <Beside of={without.rest} made={made} />
        </Stack>
      )}
    </Stack>
  )
}

interface OfFigureProps {
  readonly of: LawfulFigure
  readonly made: Behind
}

/** What could be done about a figure, what it hangs on most, and what is said of it on the day. */
function BelowFigure({ of, made, offer }: OfFigureProps & { readonly offer: ReactNode }) {
  const notes = notesOn(of, made.today)
  return (
    (offer !== null || besideIn(of).length > 0 || notes.length > 0) && (
      <Stack gap={4}>
        {offer}
        <Beside of={of} made={made} />
        {notes.map((note) => (
          <Text size="sm" key={note.en}>
            <T text={note} />
          </Text>
        ))}
      </Stack>
    )
  )
}

/** What a figure hangs on most. */
function Beside({ of, made }: OfFigureProps) {
  const things = besideIn(of)
  return things.length > 0 && <Assumptions things={things} of={of} made={made} />
}

function Assumptions({ things, of, made }: OfFigureProps & { readonly things: readonly Assumed[] }) {
  return (
    <Lines
      of={things.map((one) => {
        const { documentId, toDocument = resultWords.correctRead, ...line } = assumedLine(one, of)
        const answer = made.answerAt(one)
        const isCorrectable = answer !== null && documentId !== undefined
        return {
          ...line,
          links: [
            { href: answer, label: linkTo(one) },
            {
              href: isCorrectable ? `${pathOf('documents')}#document-${documentId}` : null,
              label: toDocument,
            },
            { href: assumedGuide(one), label: resultWords.moreInGuide },
          ],
        }
      })}
    />
  )
}

/** What else a figure stands on, and how it came about. */
function partsOf(of: LawfulFigure, made: Behind): VerdictProps['parts'] {
  const said = [...heavyIn(of.assumed), ...besideIn(of)]
  const things = of.assumed.filter((one) => !said.includes(one))
  return [
    {
      id: 'assumed',
      label: <T text={resultWords.assumed} />,
      content: <Assumptions things={things} of={of} made={made} />,
    },
    { id: 'how', label: <T text={resultWords.how} />, content: <Trace of={of.computed} /> },
  ]
}

function LacksIncome({ uncounted, completed }: NotEnoughKnown) {
  const isAtDocuments = usePage().path === pathOf('documents')
  const values = { documents: uncounted.join(', ') }
  if (uncounted.length === 0) return <T text={resultWords.enterIncome} />
  if (completed) return <T text={resultWords.leftUncounted} values={values} />
  if (isAtDocuments) return <T text={resultWords.sayHere} values={values} />
  return (
    <>
      <T text={resultWords.sayOrEnterIncome} values={values} />{' '}
      <Link href={pathOf('documents')}>
        <T text={resultWords.toDocuments} />
      </Link>
    </>
  )
}
