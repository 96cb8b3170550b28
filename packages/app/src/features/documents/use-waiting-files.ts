import { useState } from 'react'

/** One of several files that were dropped or chosen together. */
export interface WaitingFile {
  readonly key: number
  /** Which of the times that files were dropped or chosen together. */
  readonly batch: number
  readonly file: File
}

/**
 * The files that were dropped or chosen together and are not in yet, and the documents that came of those that are. `opened`: the first
 * of each time, whose pages are shown by themselves; five previews would make a page of many screens.
 */
export function useWaitingFiles() {
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [count, setCount] = useState(0)
  const [batches, setBatches] = useState(0)
  const [came, setCame] = useState<readonly { readonly id: number; readonly batch: number }[]>([])
  const add = (more: readonly File[]) => {
    setFiles((before) => [...before, ...more.map((file, at) => ({ key: count + at, batch: batches, file }))])
    setCount((before) => before + more.length)
    setBatches((before) => before + 1)
  }
  /** `documentId` is null of a file the person let go of. */
  const done = (key: number, documentId: number | null) => {
    const batch = files.find((one) => one.key === key)?.batch ?? batches
    setFiles((before) => before.filter((one) => one.key !== key))
    if (documentId !== null) setCame((before) => [...before, { id: documentId, batch }])
  }
  const first = came.filter(({ batch }, at) => came.findIndex((one) => one.batch === batch) === at)
  return { files, arrived: came.map(({ id }) => id), opened: first.map(({ id }) => id), add, done }
}
