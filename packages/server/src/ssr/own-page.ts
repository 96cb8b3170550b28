import type { FrameWords } from '@aangiftewijs/app/entry-server'
import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, type LanguageChoice, languageChoices, wordsOf } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import type { Context } from '../http.ts'
import { ownPageStyle } from './own-page-style.ts'
import { productOf } from './product.ts'

/** What loads the typefaces of the product. */
function typefaces([sans, serif]: readonly string[]): { readonly links: string; readonly faces: string } {
  const face = (family: string, weight: string, url: string | undefined) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url})}`
  return {
    links: [sans, serif]
      .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
      .join(''),
    faces: face('Source Sans', '200 900', sans) + face('Source Serif', '600', serif),
  }
}

/** A problem with a posted form, in words; `field`: the id of its control, where it is of one. */
export interface ProblemLine {
  readonly field?: string
  readonly text: string
}

/** What stands on a page of the host's. */
export interface OwnPage {
  readonly heading: string
  /** HTML, escaped by who wrote it. */
  readonly main: string
  /** What is wrong with the form that was posted: above all else, with the focus.
   * @default [] */
  readonly problems?: readonly ProblemLine[]
  /** Where a person who chooses another language comes back to. */
  readonly here: string
}

type Say = (text: Copy, values?: Readonly<Record<string, string>>) => string

/** What the banner of every tax screen says. Decisions, Identity. */
const notice = (say: Say, words: FrameWords): string =>
  `<div class="notice"><strong>${say(words.demonstration)}.</strong> ${say(words.demonstrationText)} <a href="/sample-documents" target="_blank" rel="noopener noreferrer">${say(words.sampleDocuments)} (${say(words.newTab)})</a></div>`

function languageSwitch(say: Say, words: FrameWords, chosen: LanguageChoice, here: string): string {
  const names = { en: 'English', nl: 'Nederlands', mix: say(words.languageMix) }
  const buttons = languageChoices.map((choice) => {
    const lang = choice === 'mix' ? '' : ` lang="${choice}"`
    const current = choice === chosen ? ' aria-current="true"' : ''
    return `<button name="language" value="${choice}"${lang}${current}>${names[choice]}</button>`
  })
  return `<details class="languages"><summary>${say(words.language)}: ${names[chosen]}</summary><form method="post" action="/language">
<input type="hidden" name="next" value="${escapeHtml(here)}">${buttons.join('')}</form></details>`
}

function summaryOf(say: Say, words: FrameWords, problems: readonly ProblemLine[]): string {
  if (problems.length === 0) return ''
  const lines = problems.map(({ field, text }) => {
    const sentence = escapeHtml(text)
    return `<li>${field === undefined ? sentence : `<a href="#${field}">${sentence}</a>`}</li>`
  })
  return `<div class="error" role="alert" tabindex="-1" autofocus aria-labelledby="problems"><h2 id="problems">${say(words.errorSummary)}</h2><ul>${lines.join('')}</ul></div>`
}

/**
 * A page that the host itself draws and that needs no script: what stands beside the product, such as the simulation of DigiD,
 * and what people see when the app cannot render or a request is refused. Around it stands what is around every page of the product.
 */
export function answerOwnPage(ctx: Context, { heading, main, problems = [], here }: OwnPage): void {
  const { language, theme, nonce } = ctx.state
  const { fonts, frameWords: words } = ctx.dependencies.renderer
  const say: Say = (text, values) => escapeHtml(wordsOf(text, language, values))
  const isNews = productOf(ctx) === 'news'
  const name = isNews ? newsProductName : productName
  const plainTitle = [heading, name, ...(isNews ? [] : [wordsOf(words.titleSuffix, language)])].join(' | ')
  const title = problems.length === 0 ? escapeHtml(plainTitle) : say(words.titleOfProblems, { title: plainTitle })
  const { links, faces } = typefaces(fonts)
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>
<html lang="${language === 'nl' ? 'nl' : 'en'}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">${links}
<title>${title}</title><style nonce="${nonce}">${faces}${ownPageStyle}</style></head>
<body><header>${isNews ? '' : notice(say, words)}<div class="bar"><a class="home" href="/"><img src="/icon.svg" alt="" width="32" height="32">${name}</a>${languageSwitch(say, words, language, here)}</div></header>
<main>${summaryOf(say, words, problems)}<h1>${escapeHtml(heading)}</h1>${main}</main></body></html>`
}
