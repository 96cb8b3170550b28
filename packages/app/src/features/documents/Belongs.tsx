import { type DocumentType, statementsToCorrect, type TaxDocument } from '@aangiftewijs/domain/documents'
import {
  type Belonging,
  belongingOf,
  type Place,
  pathOf,
  questionsOf,
  questionWords,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { stepWords } from '../tax-return/copy.ts'
import { controlIdOf } from '../tax-return/step-form/step-fields.ts'
import { belongsWords, words } from './belongs.copy.ts'
import { SayButton } from './SayButton.tsx'
import { canBeChanged } from './StandingNotice.tsx'
import { words as standingWords } from './standing.copy.ts'
import { documentTypeWords } from './type.copy.ts'

interface BelongsProps {
  readonly document: TaxDocument
  readonly belonging: Belonging
  /** The return it belongs to. */
  readonly filing: TaxFiling | null
}

/** Where a paper may belong whose amount no question takes by itself: the way to each question, and to the type that is read for it. */
export function Belongs({ document, belonging, filing }: BelongsProps) {
  const { kind, places } = belonging
  const canChange = canBeChanged(filing)
  const type = canChange ? typeFor(belonging, document) : null
  return (
    <Stack gap={2}>
      <Text size="sm">
        <T text={belongsWords[kind]} />
      </Text>
      {places.length > 0 && (
        <Stack as="ul" gap={1}>
          {places.map((place) => (
            <li key={place.name}>
              <Text as="span" size="sm">
                {canChange ? (
                  <Link href={`${pathOf(place.step)}#${controlIdOf(place.step, place.name)}`}>
                    <PlaceName place={place} />
                  </Link>
                ) : (
                  <PlaceName place={place} />
                )}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {type !== null && <ReadAs document={document} type={type} />}
    </Stack>
  )
}

function PlaceName({ place: { step, name } }: { readonly place: Place }) {
  const say = useWords()
  const { label, term = label } = questionWords[name]
  return <T text={words.place} values={{ question: say(term), step: say(stepWords[step]) }} />
}

/** The type of documents that are read for the one question that a paper belongs to; null where it is that already, or none is. */
function typeFor({ kind, places: [only] }: Belonging, { type }: TaxDocument): DocumentType | null {
  if (kind !== 'question' || only === undefined) return null
  const question = Object.entries(questionsOf[only.step]).find(([name]) => name === only.name)?.[1]
  const read = question && 'readFrom' in question ? question.readFrom.type : type
  return read === type ? null : read
}

function ReadAs({ document, type }: Pick<BelongsProps, 'document'> & { readonly type: DocumentType }) {
  const say = useWords()
  return (
    <Stack gap={2} align="start">
      <Text size="sm">
        <T text={words.readAs} />
      </Text>
      <SayButton document={document} patch={{ type }} fields={{ intent: 'move', type }} done={standingWords.moved}>
        <T text={standingWords.moveTo} values={{ type: say(documentTypeWords(type)) }} />
      </SayButton>
    </Stack>
  )
}

/** The same as a sentence, for where there is nothing to follow: each kind once. */
export function BelongsSaid({ document, filing }: Pick<BelongsProps, 'document' | 'filing'>) {
  const say = useWords()
  const all = statementsToCorrect(document).flatMap((one) => belongingOf(one, document, filing) ?? [])
  return all
    .filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at)
    .map(({ kind, places }) => (
      <span key={kind}>
        {' '}
        <T text={belongsWords[kind]} />{' '}
        {places.length > 0 &&
          `${places.map(({ name }) => say(questionWords[name].term ?? questionWords[name].label)).join('; ')}.`}
      </span>
    ))
}
