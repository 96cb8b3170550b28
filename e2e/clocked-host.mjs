// The built host with the built app, on a clock that stands still until its parent moves it: `{ advance }` in milliseconds.
// A page asked for with `?break` cannot be rendered, as if its code had thrown.
// Its one argument is JSON: `at`, the moment the clock stands at, and `environment`, the host's settings.
import { appClientDir, createAppRenderer } from '../packages/server/dist/ssr/app-renderer.js'
import { startServer } from '../packages/server/dist/testing/start-server.js'

const { at, environment = {} } = JSON.parse(process.argv[2] ?? '{}')
const clientDir = appClientDir()
const app = createAppRenderer(clientDir)
const renderer = {
  ...app,
  render: (request, nonce) =>
    request.search === '?break' && request.status !== 500
      ? Promise.reject(new Error('the page broke'))
      : app.render(request, nonce),
}
const server = await startServer({ environment, overrides: { clientDir, renderer } })
if (at) server.clock.advance(Date.parse(at) - server.clock.now().getTime())

process.on('message', ({ advance }) => {
  server.clock.advance(advance)
  process.send({ log: server.log() })
})
process.once('disconnect', () => void server.stop().then(() => process.exit(0)))
process.send({ origin: server.origin })
