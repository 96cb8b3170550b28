// A static file server on a free port of this machine, for built Storybooks and reports.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Serves `folder` on 127.0.0.1; resolves with its address and a way to stop it. What `instead` holds, by path, is answered in
 * place of the file there.
 */
export function serveFolder(folder, { instead = {} } = {}) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)).replace(
      /^(\.\.[/\\])+/,
      '',
    )
    if (Object.hasOwn(instead, path)) {
      return response.writeHead(200, { 'content-type': types[extname(path)] ?? types['.html'] }).end(instead[path])
    }
    const file = [join(folder, path), join(folder, path, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    )
    if (!file) return response.writeHead(404).end('Not found')
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((ready) =>
    server.listen(0, '127.0.0.1', () =>
      ready({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    ),
  )
}
