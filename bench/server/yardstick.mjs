// The yardstick: node:http alone, answering one page's bytes. Reads them from standard input and prints its port.
import { createServer } from 'node:http'

const pieces = []
for await (const piece of process.stdin) pieces.push(piece)
const body = Buffer.concat(pieces)
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
