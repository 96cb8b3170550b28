import type { UploadType } from '@aangiftewijs/domain/documents'

interface UnsentFile {
  readonly owner: number
  readonly type: UploadType
  readonly file: File
}

let unsent: readonly UnsentFile[] = []

/** Keeps a file whose upload found the session over, in this window only, until its owner is back at its form. */
export const keepUnsent = (file: UnsentFile): void => {
  unsent = [...unsent, file]
}

/** The files a person did not get to send as this type, once; those of someone else are let go of. */
export function takeUnsent(owner: number, type: UploadType): readonly File[] {
  const own = unsent.filter((file) => file.owner === owner)
  unsent = own.filter((file) => file.type !== type)
  return own.flatMap((each) => (each.type === type ? [each.file] : []))
}
