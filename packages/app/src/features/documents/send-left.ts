import { checkFile, type UploadType } from '@aangiftewijs/domain/documents'
import type { UploadOutcome } from '@aangiftewijs/machines/document-scan'
import { Refused } from './failure-words.ts'
import { keepUnsent, type Lack } from './unsent-files.ts'
import type { DocumentCalls } from './upload-calls.ts'
import { chosenFile } from './upload-problems.ts'

interface Kept {
  /** Whose file it is. */
  readonly owner: number
  readonly type: UploadType
  /** Told that a file is not in, and waits in this window until its owner is back at the documents. */
  readonly onKept: (lacks: Lack) => void
}

/** Keeps a file that is not in, and tells it. */
export function keepLeft(file: File, lacks: Lack, { owner, type, onKept }: Kept): void {
  keepUnsent({ owner, type, file, lacks })
  onKept(lacks)
}

/** Follows an upload whose page was left. A file that is not in by it is kept and told; with an ended session its call has kept it. */
export async function keepUnlessIn(ending: Promise<UploadOutcome>, file: File, kept: Kept): Promise<void> {
  const lacks = await ending.then(
    ({ kind }): Lack | null => (kind === 'uploaded' ? null : 'password'),
    (failure: unknown) => (failure instanceof Refused && failure.status === 401 ? null : 'try'),
  )
  if (lacks !== null) keepLeft(file, lacks, kept)
}

/** Sends the files whose turn had not come when their page was left, one after the other, so that none is lost by going on. */
export async function sendLeft(files: readonly File[], upload: DocumentCalls['upload'], kept: Kept): Promise<void> {
  for (const file of files) {
    const chosen = chosenFile(file)
    const [problem] = checkFile(chosen)
    const ending = problem ? Promise.reject(problem) : upload({ type: kept.type, file: chosen, password: null })
    await keepUnlessIn(ending, file, kept)
  }
}
