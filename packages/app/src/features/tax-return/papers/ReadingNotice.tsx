import { Text } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { useDocuments } from '../../../ports/queries.ts'
import { sourceWords as words } from './source.copy.ts'
import { useReadingNews } from './use-reading-news.ts'

/** Says of documents that are still being read that their amounts follow, and then that they are there. */
export function ReadingNotice() {
  const { reading, read } = useReadingNews(useDocuments())
  const names = reading.length > 0 ? reading : read
  return (
    <div role="status">
      {names.length > 0 && (
        <Text>
          <T text={reading.length > 0 ? words.stillReading : words.nowRead} values={{ documents: names.join(', ') }} />
        </Text>
      )}
    </div>
  )
}
