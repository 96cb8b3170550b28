import { checkFile, type UploadType } from '@aangiftewijs/domain/documents'
import { keepUnsent } from './unsent-files.ts'
import type { DocumentCalls } from './upload-calls.ts'
import { chosenFile } from './upload-problems.ts'

interface Left {
  /** Whose files they are. */
  readonly owner: number
  readonly type: UploadType
  readonly files: readonly File[]
  readonly upload: DocumentCalls['upload']
  /** Told which file is not in, and waits in this window until its owner is back at the documents. */
  readonly onKept: (name: string) => void
}

/** Sends the files whose turn had not come when their page was left, one after the other, so that none is lost by going on. */
export async function sendLeft({ owner, type, files, upload, onKept }: Left): Promise<void> {
  for (const file of files) {
    const chosen = chosenFile(file)
    const isIn =
      checkFile(chosen).length === 0 &&
      (await upload({ type, file: chosen, password: null }).then(
        ({ kind }) => kind === 'uploaded',
        () => false,
      ))
    if (isIn) continue
    keepUnsent({ owner, type, file })
    onKept(file.name)
  }
}
