import type { Figure } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { type Cents, formatAmount, formatEuros } from '@aangiftewijs/domain/money'
import { isAnother, pathOf, type Suggestion } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Fold } from '@aangiftewijs/ui/Fold'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../../copy/words.tsx'
import { typedEuros } from '../step-form/typed-amounts.ts'
import { centsOrZero } from './known-amounts.ts'
import { sourceWords as words } from './source.copy.ts'
import type { Unread } from './use-prefill.ts'

/** In the search part of the address: the field that starts with what the documents say. */
export const fromDocuments = 'from-documents'

const typedCents = (typed: string): Cents => centsOrZero(typedEuros(typed))

interface AmountSourceProps {
  readonly typed: string
  readonly suggestion: Suggestion
}

/** In a few words: which documents an amount came from, or what they say where it was changed. Decisions, Filing. */
export function AmountSource({ typed, suggestion }: AmountSourceProps) {
  const { amount, parts } = suggestion
  const [only] = parts
  if (typedCents(typed) !== amount) return <T text={words.differs} values={{ amount: formatEuros(amount) }} />
  if (parts.length > 1 || only === undefined)
    return <T text={areOfOneEach(parts) ? words.fromSeveral : words.fromStatements} values={{ count: parts.length }} />
  return (
    <>
      <span>
        <T text={words.from} />
      </span>{' '}
      <DocumentLink part={only} />
    </>
  )
}

const areOfOneEach = (parts: readonly Figure[]): boolean =>
  new Set(parts.map(({ documentId }) => documentId)).size === parts.length

interface AmountDetailsProps {
  readonly name: string
  readonly label: Copy
  readonly typed: string
  readonly suggestion: Suggestion | null
  readonly unsure: readonly Unread[]
}

/** Below the field: the way back to the documents' amount, the parts of a sum, and what is not sure or was not found. */
export function AmountDetails({ name, label, typed, suggestion, unsure }: AmountDetailsProps) {
  const isChanged = suggestion !== null && isAnother(suggestion, typedCents(typed))
  return (
    <>
      {isChanged && <ChangeBack name={name} label={label} amount={suggestion.amount} />}
      {suggestion !== null && suggestion.parts.length > 1 && <Parts parts={suggestion.parts} />}
      {unsure.map((one, at) => (
        <Text key={'amount' in one ? keyOf(one) : `absent ${at + 1}`} size="sm" tone="warning">
          <MaySay unread={one} isBeside={suggestion !== null} />
        </Text>
      ))}
    </>
  )
}

interface MaySayProps {
  readonly unread: Unread
  /** Whether the papers surely say something as well, which it is added to. */
  readonly isBeside: boolean
}

/** What a paper may say, and why it does not count. What is beside a sum, was not found, or may be said twice is told at its document: typed here it would be all there is. */
function MaySay({ unread, isBeside }: MaySayProps) {
  const { filename, documentId } = unread
  const amount = 'amount' in unread ? formatEuros(unread.amount) : ''
  const [text, there] = toldOf(unread, isBeside)
  return (
    <>
      <T text={text} values={{ document: filename, amount }} />
      {there && (
        <>
          {' '}
          <Link href={atDocument(documentId)}>
            <T text={there} />
            <VisuallyHidden> {filename}</VisuallyHidden>
          </Link>
        </>
      )}
    </>
  )
}

/** What is said of it, and the link to its document, where there is something to do. */
function toldOf(unread: Unread, isBeside: boolean): readonly [Copy, Copy?] {
  if (!('amount' in unread)) return [words.notFound, words.typeThere]
  if (unread.because) return [words[unread.because.kind], words.sayThere]
  return isBeside ? [words.unsureBeside, words.checkThere] : [words.unsure]
}

interface ChangeBackProps {
  readonly name: string
  readonly label: Copy
  readonly amount: Cents
}

/** Puts the documents' amount back; without script, a link to this page that opens with it. */
function ChangeBack({ name, label, amount }: ChangeBackProps) {
  const isHydrated = useHydrated()
  const says = (
    <>
      <T text={words.changeBack} values={{ amount: formatEuros(amount) }} />
      <VisuallyHidden>
        {' '}
        (<T text={label} />)
      </VisuallyHidden>
    </>
  )
  return (
    <Cluster>
      {isHydrated ? (
        <Button variant="quiet" size="small" onPress={(event) => changeTo(event.currentTarget, name, amount)}>
          {says}
        </Button>
      ) : (
        <LinkButton variant="quiet" size="small" href={`?${fromDocuments}=${name}`}>
          {says}
        </LinkButton>
      )}
    </Cluster>
  )
}

/** A file may hold several statements, so a document alone does not tell figures apart. */
export const keyOf = ({ documentId, place, label, amount }: Figure) =>
  [documentId, place?.page, place?.y, label, amount].join(' ')

/** More than these are folded away: whoever has them came to see the sum. */
const shownParts = 5

function Parts({ parts }: { readonly parts: readonly Figure[] }) {
  const list = (
    <Stack as="ul" gap={1}>
      {parts.map((part) => (
        <li key={keyOf(part)}>
          <Text size="sm" tone="muted" as="span">
            {formatEuros(part.amount)} · <DocumentLink part={part} />
          </Text>
        </li>
      ))}
    </Stack>
  )
  if (parts.length <= shownParts) return list
  return <Fold summary={<T text={words.parts} values={{ count: parts.length }} />}>{list}</Fold>
}

const DocumentLink = ({ part }: { readonly part: Figure }) => (
  <Link href={atDocument(part.documentId)}>{part.filename}</Link>
)

const atDocument = (documentId: number) => `${pathOf('documents')}#document-${documentId}`

/** Puts an amount of the documents into the field, as if it were typed. */
export function changeTo(button: HTMLButtonElement, name: string, amount: Cents) {
  const field = button.form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.value = formatAmount(amount)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
