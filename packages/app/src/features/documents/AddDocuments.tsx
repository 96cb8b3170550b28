import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Split, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { SamplesCard } from './SamplesCard.tsx'
import { UploadForm } from './UploadForm.tsx'
import { fileProblemWords, words } from './upload.copy.ts'
import { fileErrorOf } from './upload-problems.ts'

interface AddDocumentsProps {
  /** Whether files are there or on their way: the place for more is one line high then. */
  readonly hasSome: boolean
  /** The return they stand with; null before it is started. */
  readonly filing: TaxFiling | null
  readonly onFiles: (files: readonly File[]) => void
}

/** One place for documents of whatever type, told apart by what they say; beside it samples for who has none. */
export function AddDocuments({ hasSome, filing, onFiles }: AddDocumentsProps) {
  const [isMissing, setMissing] = useState(false)
  const posted = usePostedForm('upload')
  const error = fileErrorOf([], isMissing, posted?.fields.type === 'recognise' ? posted.problems : [])
  const label = <T text={words.add} />
  const hint = <T text={hasSome ? words.fileHint : words.addHint} />
  return (
    <>
      {(!hasSome || filing?.completed) && (
        <Text>
          <T text={filing?.completed ? words.introSubmitted : words.intro} />
        </Text>
      )}
      <Split sideAt="end" side={!hasSome && <SamplesCard />}>
        <UploadForm
          type="recognise"
          name={<T text={words.addName} />}
          isChoosing
          isCompact={hasSome}
          error={error && fileProblemWords[error]}
          onFiles={(files) => {
            setMissing(false)
            onFiles(files)
          }}
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(true)
          }}
          // Beneath files there is no room for them before the first figure; they are still heard.
          label={
            hasSome ? (
              <VisuallyHidden>
                {label}. {hint}
              </VisuallyHidden>
            ) : (
              label
            )
          }
          hint={hasSome ? undefined : hint}
          dropLabel={<T text={hasSome ? words.dropMore : words.dropAny} />}
          browseLabel={<T text={words.browseSeveral} />}
          cameraLabel={<T text={words.photo} />}
        />
      </Split>
    </>
  )
}
