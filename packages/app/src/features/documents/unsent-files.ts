import type { UploadType } from '@aangiftewijs/domain/documents'
import { useSyncExternalStore } from 'react'
import { useUser } from '../../ports/queries.ts'

/** What a file lacks that is not in: the password that opens it, or another try. */
export type Lack = 'password' | 'try'

interface UnsentFile {
  readonly owner: number
  readonly type: UploadType
  readonly file: File
  readonly lacks: Lack
}

let unsent: readonly UnsentFile[] = []
const listeners = new Set<() => void>()

function set(next: readonly UnsentFile[]) {
  unsent = next
  for (const listener of listeners) listener()
}

/** Keeps a file that did not get in, in this window only, until its owner is back at its form. */
export const keepUnsent = (file: UnsentFile): void => set([...unsent, file])

/** The files a person did not get to send as this type, once; those of someone else are let go of. */
export function takeUnsent(owner: number, type: UploadType): readonly File[] {
  const own = unsent.filter((file) => file.owner === owner)
  if (unsent.length > 0) set(own.filter((file) => file.type !== type))
  return own.flatMap((each) => (each.type === type ? [each.file] : []))
}

/** The names of a person's files that are kept and lack this. */
export const unsentNames = (owner: number | null, lacks: Lack): string =>
  unsent.flatMap((each) => (each.owner === owner && each.lacks === lacks ? [each.file.name] : [])).join(', ')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As {@link unsentNames}, as it is now; the server knows of none. */
export const useUnsentNames = (lacks: Lack): string => {
  const owner = useUser()?.id ?? null
  return useSyncExternalStore(
    subscribe,
    () => unsentNames(owner, lacks),
    () => '',
  )
}
