import { fetchFile } from '../../../ports/api.ts'

/** Long enough for the browser to have taken the file. */
const aMinute = 60_000

/**
 * Fetches a file of the server and has the browser save it under the name the server gives it. The page stays.
 * @throws as {@link fetchFile}
 */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetchFile(path)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), aMinute)
}
