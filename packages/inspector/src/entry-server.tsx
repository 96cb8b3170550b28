import { copy, type Language, wordsOf } from '@aangiftewijs/domain/language'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogue } from './catalogue/index.ts'
import { inspectorWords as words } from './copy.ts'
import { ChartList } from './drawing/ChartList.tsx'
import { SpecSections } from './viewer/SpecSections.tsx'
import { LanguageProvider, T } from './words.tsx'

/** What the host knows of the page it sends. */
export interface InspectorRequest {
  readonly language: Language
  /** Null follows the system. */
  readonly theme: string | null
  readonly nonce: string
  /** Addresses of the built files. */
  readonly script: string
  readonly styles: readonly string[]
}

const title = copy('State charts | Aangiftewijs', 'Toestandsdiagrammen | Aangiftewijs')

/** The inspector's page as a whole document: empty for its script, and every chart in words without script. */
export const renderInspector = ({ language, theme, nonce, script, styles }: InspectorRequest): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html data-theme={theme ?? undefined} lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{wordsOf(title, language)}</title>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="noindex" name="robots" />
        <meta nonce={nonce} property="csp-nonce" />
        <link href="/icon.svg" rel="icon" type="image/svg+xml" />
        {styles.map((href) => (
          <link href={href} key={href} rel="stylesheet" />
        ))}
        <script nonce={nonce} src={script} type="module" />
      </head>
      <body>
        <div data-language={language} id="inspector" />
        <noscript>
          <main>
            <LanguageProvider value={language}>
              <ChartsInWords />
            </LanguageProvider>
          </main>
        </noscript>
      </body>
    </html>,
  )}`

const ChartsInWords = () => (
  <>
    <h1>
      <T text={words.title} />
    </h1>
    {catalogue.map(({ id, machine, title: name, description }) => (
      <Fragment key={id}>
        <h2>
          <T text={name} />
        </h2>
        <p>
          <T text={description} />
        </p>
        <ChartList active={[]} root={machine.root} taken={[]} />
      </Fragment>
    ))}
    <SpecSections />
  </>
)
