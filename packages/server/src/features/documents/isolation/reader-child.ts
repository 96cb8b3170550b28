import { readFile } from '../reading/read-file.ts'
import type { Answers, Request } from './protocol.ts'
import { startWatchdog } from './watchdog.ts'

/**
 * The reading process: everything that touches the inside of a file from elsewhere happens here, so that the worst a file can do
 * is to end this process; and what takes long, so that it keeps nobody waiting. It knows no key, no database and no other document.
 */
startWatchdog(Number(process.argv[2]))

const isRequest = (message: unknown): message is Request =>
  typeof message === 'object' && message !== null && 'kind' in message

async function answer(request: Request): Promise<Answers[keyof Answers]> {
  switch (request.kind) {
    case 'read':
      return readFile(request)
    case 'open':
      return (await import('../reading/decrypt.ts')).openPdf(request.bytes, request.password)
    case 'draw':
      return (await import('../reading/pictures/render-pdf.ts')).drawPage(request.bytes, request.page)
    case 'outline':
      return (await import('../reading/outline.ts')).outlineOfFile(request)
    case 'feed':
      return (await import('../../news/gathering/read-feed.ts')).feedOrNull(request)
    case 'news-picture':
      return (await import('../../news/gathering/small-picture.ts')).smallPicture(request.bytes)
    case 'return-pdf':
      return (await import('../../return-pdf/draw.ts')).drawReturn(request.content, request.madeAt)
  }
}

process.on('message', (message) => {
  if (!isRequest(message)) return
  answer(message).then(
    (result) => process.send?.({ result }),
    () => process.exit(1),
  )
})
// A reader that throws behind its promise leaves the process in an unknown state: the server starts another.
process.on('uncaughtException', () => process.exit(1))
process.on('unhandledRejection', () => process.exit(1))
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
