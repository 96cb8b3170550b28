import type { DocumentType } from '@aangiftewijs/domain/documents'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { typeHints, words } from './copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { UploadSlot } from './UploadSlot.tsx'
import { uploadIds } from './upload-problems.ts'

interface UploadCardProps {
  readonly type: DocumentType
  readonly isRequired: boolean
  /** How many of this type are there. */
  readonly count: number
  readonly onReading: (type: DocumentType, documentId: number | null) => void
}

/** One type of document: what it is, whether it is needed, whether it is there, and its upload form. */
export function UploadCard({ type, isRequired, count, onReading }: UploadCardProps) {
  const [isBusy, setBusy] = useState(false)
  const posted = usePostedForm('upload')
  const { card } = uploadIds(type)
  const title = <T text={documentTypeWords(type)} />
  const badges = (
    <Cluster gap={2} as="span">
      <Badge tone={isRequired ? 'info' : 'neutral'}>
        <T text={isRequired ? words.required : words.optional} />
      </Badge>
      {count > 0 && (
        <Badge tone="success">
          <T text={words.added} /> ({count})
        </Badge>
      )}
    </Cluster>
  )
  const hint = (
    <Text tone="muted" as="span">
      <T text={typeHints[type]} />
    </Text>
  )
  const slot = <UploadSlot type={type} onReading={onReading} onBusy={setBusy} />
  if (isRequired)
    return (
      <Card id={card} as="section" headingLevel={3} title={title} eyebrow={badges}>
        {hint}
        {slot}
      </Card>
    )
  return (
    <Disclosure
      id={card}
      isHeldOpen={isBusy || posted?.fields.type === type}
      summary={
        <>
          <Cluster gap={2} as="span">
            <Text as="strong" weight="semibold">
              {title}
            </Text>
            {badges}
          </Cluster>
          {hint}
        </>
      }
    >
      {slot}
    </Disclosure>
  )
}
