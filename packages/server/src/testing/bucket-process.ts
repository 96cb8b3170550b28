import { rmSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'

// An S3 server that keeps its buckets in the folder it is given, until the process that started it has gone. Its version 5 wants Node 24; the
// package s3rver, of which it is a fork, lets any secret through.
const [directory = ''] = process.argv.slice(2)
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false })

// It leaves the last slash of a bucket's own address out of what it holds the signature against, but where a bucket is mounted elsewhere.
server.middleware.splice(-1, 0, (ctx, next) => {
  if (/^\/[^/]+\/$/.test(ctx.path)) {
    ctx.state.vhost = true
    ctx.mountPath = '/'
  }
  return next()
})

const { port } = await server.run()
process.send?.({ origin: `http://127.0.0.1:${port}` })
process.once('disconnect', () => {
  rmSync(directory, { recursive: true, force: true })
  process.exit(0)
})
