import type { DocumentType } from '@aangiftewijs/domain/documents'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { documentTypeWords, typeHints, words } from './copy.ts'
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
export const UploadCard = ({ type, isRequired, count, onReading }: UploadCardProps) => (
  <Card
    id={uploadIds(type).card}
    as="section"
    headingLevel={3}
    title={<T text={documentTypeWords(type)} />}
    eyebrow={
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
    }
  >
    <Text tone="muted">
      <T text={typeHints[type]} />
    </Text>
    <UploadSlot type={type} onReading={onReading} />
  </Card>
)
