import { type Readable, Transform } from 'node:stream'

/**
 * Passes a stream on in few large pieces instead of many small ones: whatever arrives in one turn of the event loop leaves
 * together. React writes a page in 2 kB pieces, each of which would be a write to the socket.
 */
export function gatherChunks(stream: Readable): Readable {
  let waiting: Buffer[] = []
  const release = () => {
    if (waiting.length === 0) return
    gathered.push(Buffer.concat(waiting))
    waiting = []
  }
  const gathered = new Transform({
    writableHighWaterMark: 256 * 1024,
    transform: (chunk, _encoding, done) => {
      if (waiting.length === 0) setImmediate(release)
      waiting.push(chunk)
      done()
    },
    flush: (done) => {
      release()
      done()
    },
  })
  stream.on('error', (error) => gathered.destroy(error))
  return stream.pipe(gathered)
}
