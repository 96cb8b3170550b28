import { CallFailed } from '../../ports/api.ts'

/** Long enough for the browser to have taken the file. */
const aMinute = 60_000

/**
 * Fetches a file of the server and has the browser save it under the name the server gives it. The page stays.
 * @throws {CallFailed} when the server refuses; a `TypeError` when the network failed.
 */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'include' })
  if (!answer.ok) throw new CallFailed(answer.status, answer.statusText)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), aMinute)
}
