import { createServer } from 'node:net'

/** A mail server of a test, and the letters it was given. */
export interface MailSink {
  readonly port: number
  readonly letters: readonly string[]
  readonly stop: () => void
}

/** The letter without what mail does to long lines. */
const plain = (letter: string) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Starts a mail server that keeps what it is given. */
export async function startMailSink(): Promise<MailSink> {
  const letters: string[] = []
  const listening = createServer((socket) => {
    let isData = false
    let text = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 sink')
    socket.on('data', (chunk) => {
      text += chunk
      if (isData && text.endsWith('\r\n.\r\n')) {
        letters.push(plain(text))
        text = ''
        isData = false
        say('250 taken')
      } else if (!isData) {
        const command = text.slice(0, 4).toUpperCase()
        text = ''
        isData = command === 'DATA'
        say(command === 'DATA' ? '354 go on' : '250 ok')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, letters, stop: () => listening.close() }
}
