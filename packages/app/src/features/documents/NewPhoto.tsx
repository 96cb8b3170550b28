import { isCutShort, type TaxDocument } from '@aangiftewijs/domain/documents'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'
import { isPhoto, isPoorPhoto } from './reading-rows.ts'
import { uploadIds } from './upload-problems.ts'

/** What helps most where a photo was not read, or not all of it: a better one. */
export function NewPhoto({ document }: { readonly document: TaxDocument }) {
  const { status } = document
  const isPoor = status === 'passed' && isPoorPhoto(document)
  const isLost = isPoor || (status === 'unread' && isPhoto(document))
  // What we had no time for is not to be blamed on the photo.
  if (!isLost || isCutShort(document)) return null
  return (
    <Stack gap={2}>
      {isPoor && (
        <Text size="sm">
          <T text={words.newPhotoText} />
        </Text>
      )}
      <Cluster>
        <LinkButton variant="secondary" size="small" href={`#${uploadIds('recognise').file}`}>
          <T text={words.newPhoto} />
        </LinkButton>
      </Cluster>
    </Stack>
  )
}
