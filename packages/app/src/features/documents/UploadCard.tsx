import type { DocumentType } from '@aangiftewijs/domain/documents'
import type { Added } from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { MadeOnce } from '../../deferred/made-once.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { typeHints, words } from './copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { UploadSlot } from './UploadSlot.tsx'
import { uploadIds } from './upload-problems.ts'

export interface UploadCardProps {
  readonly type: DocumentType
  readonly isRequired: boolean
  /** How many of this type are there. */
  readonly added: Added
  readonly onReading: (type: DocumentType, documentId: number | null) => void
}

/** Whether a type of document is needed; of who rents, no statement of a mortgage. */
type Need = 'required' | 'with-home' | 'optional'

const needs = {
  required: { tone: 'info', text: words.required },
  'with-home': { tone: 'neutral', text: words.withHome },
  optional: { tone: 'neutral', text: words.optional },
} as const satisfies Record<Need, object>

/** One type of document: what it is, whether it is needed, whether it is there, and its upload form. */
export const UploadCard = ({ type, isRequired, added, onReading }: UploadCardProps) => (
  <Card
    id={uploadIds(type).card}
    as="section"
    headingLevel={3}
    title={<T text={documentTypeWords(type)} />}
    eyebrow={<Badges need={isRequired ? 'required' : 'optional'} added={added} />}
  >
    <Hint type={type} />
    <MadeOnce name={`upload-${type}`}>
      <UploadSlot type={type} onReading={onReading} onBusy={nothingWaits} />
    </MadeOnce>
  </Card>
)

const nothingWaits = () => {}

interface UploadRowProps extends Omit<UploadCardProps, 'isRequired'> {
  readonly need: Need
}

/** As {@link UploadCard}, with the form folded away until it is wanted. */
export function UploadRow({ type, need, added, onReading }: UploadRowProps) {
  const [isBusy, setBusy] = useState(false)
  const posted = usePostedForm('upload')
  return (
    <Disclosure
      id={uploadIds(type).card}
      isHeldOpen={isBusy || posted?.fields.type === type}
      summary={
        <>
          <Cluster gap={2} as="span">
            <Text as="strong" weight="semibold">
              <T text={documentTypeWords(type)} />
            </Text>
            <Badges need={need} added={added} />
          </Cluster>
          <Hint type={type} />
        </>
      }
    >
      <MadeOnce name={`upload-${type}`}>
        <UploadSlot type={type} onReading={onReading} onBusy={setBusy} />
      </MadeOnce>
    </Disclosure>
  )
}

const Badges = ({ need, added }: Pick<UploadRowProps, 'need' | 'added'>) => (
  <Cluster gap={2} as="span">
    <Badge tone={needs[need].tone}>
      <T text={needs[need].text} />
    </Badge>
    {added.count > 0 && <AddedBadge added={added} />}
  </Cluster>
)

/** How many are there, and how many of them do not count. */
export const AddedBadge = ({ added: { count, notCounted } }: Pick<UploadCardProps, 'added'>) => (
  <Badge tone={notCounted === 0 ? 'success' : 'warning'}>
    {notCounted > 0 ? (
      <T text={words.addedNotCounted} values={{ count, notCounted }} />
    ) : (
      <T text={words.added} values={{ count }} />
    )}
  </Badge>
)

const Hint = ({ type }: Pick<UploadCardProps, 'type'>) => (
  <Text tone="muted" as="span">
    <T text={typeHints[type]} />
  </Text>
)
