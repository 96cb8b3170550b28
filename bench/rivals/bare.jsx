// The same pages by React alone on node:http: nobody signs in, nothing is read.
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { figuresOf } from './seed.mjs'
import { DashboardPage } from './shared/dashboard-page.jsx'
import { FaqPage } from './shared/faq-page.jsx'
import { Frame } from './shared/frame.jsx'
import { IncomePage } from './shared/income-page.jsx'

const pages = { '/': DashboardPage, '/tax-filing/income': IncomePage, '/faq': FaqPage }
const account = { name: 'Mia Meting', taxReturn: { year: 2024, step: 'income', version: 3, ...figuresOf(45_000) } }

const server = createServer(({ url }, answer) => {
  const Page = pages[url]
  const html = renderToString(
    <html lang="en">
      <head>
        <title>Rival</title>
      </head>
      <body>
        <Frame name={account.name}>
          <Page account={account} />
        </Frame>
      </body>
    </html>,
  )
  const body = Buffer.from(`<!doctype html>${html}`)
  answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  answer.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
