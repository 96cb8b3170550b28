import { useState } from 'react'

/** One of several files that were dropped or chosen together. */
export interface WaitingFile {
  readonly key: number
  readonly file: File
}

/** The files that were dropped or chosen together and are not in yet, and the documents that came of those that are. */
export function useWaitingFiles() {
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [count, setCount] = useState(0)
  const [arrived, setArrived] = useState<readonly number[]>([])
  const add = (more: readonly File[]) => {
    setFiles((before) => [...before, ...more.map((file, at) => ({ key: count + at, file }))])
    setCount((before) => before + more.length)
  }
  /** `documentId` is null of a file the person let go of. */
  const done = (key: number, documentId: number | null) => {
    setFiles((before) => before.filter((one) => one.key !== key))
    if (documentId !== null) setArrived((before) => [...before, documentId])
  }
  return { files, arrived, add, done }
}
