import { calculatorBrackets } from '@aangiftewijs/domain/calculator'
import { dayInWords } from '@aangiftewijs/domain/day'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import type { Copy, Language } from '@aangiftewijs/domain/language'
import { formatWholeEuros } from '@aangiftewijs/domain/money'
import { sessionLimits } from '@aangiftewijs/domain/session'
import { rulesOfYear, taxYears } from '@aangiftewijs/domain/tax-law'
import {
  type Bracket,
  currentTaxYear,
  figuresFor,
  figuresOfYears,
  migrantDeadline,
  returnTerms,
  steps,
} from '@aangiftewijs/domain/tax-return'
import { describe, expect, it } from 'vitest'
import { dashboardWords } from '../dashboard/copy.ts'
import { settingsWords } from '../settings/copy.ts'
import { stepWords, words as wizardWords } from '../tax-return/copy.ts'
import { allTexts } from './block-texts.ts'
import type { Content } from './blocks.ts'
import { content as faq } from './content/faq/index.ts'
import { content as help } from './content/help/index.ts'
import { content as privacy } from './content/privacy/index.ts'
import { content as guide } from './content/tax-guide/index.ts'
import { plainWords } from './inline.ts'

const figures = figuresFor(currentTaxYear)
const languages = ['en', 'nl'] as const
const numbers = { en: new Intl.NumberFormat('en-GB'), nl: new Intl.NumberFormat('nl-NL') }
const inWords = (content: Content, language: Language) =>
  allTexts(content)
    .map((text) => plainWords(text[language]).replaceAll('\u00a0', ' '))
    .join('\n')
/** A label as a text names it. */
const quoted = (label: Copy, language: Language) => (language === 'nl' ? `‘${label.nl}’` : `“${label.en}”`)
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
const minutes = (milliseconds: number) => milliseconds / 60_000

const percent = (rate: number, language: Language) => `${numbers[language].format(rate / 100)}%`
const euros = (amount: number) => formatWholeEuros(amount).replace('\u00a0', ' ')
const bracketsIn = (brackets: readonly Bracket[], language: Language) =>
  brackets.flatMap(({ upTo, rate }) => [percent(rate, language), ...(upTo === null ? [] : [euros(upTo)])])

/** What the texts say of the product, as the product has it. */
const claims: readonly (readonly [what: string, content: Content, said: (language: Language) => readonly string[]])[] =
  [
    [
      'the limits of uploads',
      faq,
      () => [
        megabytes(uploadLimits.fileSize),
        megabytes(uploadLimits.totalSize),
        ` ${uploadLimits.fileName} `,
        ` ${uploadLimits.documents} `,
      ],
    ],
    ['the limit of a file', help, () => [megabytes(uploadLimits.fileSize)]],
    [
      'when a session ends',
      faq,
      (language) => [
        `${minutes(sessionLimits.idle)} ${language === 'en' ? 'minutes' : 'minuten'}`,
        ` ${minutes(sessionLimits.warning)}`,
      ],
    ],
    [
      'how long a session is kept',
      privacy,
      (language) => [
        `${minutes(sessionLimits.idle)} ${language === 'en' ? 'minutes' : 'minuten'}`,
        `${minutes(sessionLimits.absolute) / 60} ${language === 'en' ? 'hours' : 'uur'}`,
      ],
    ],
    ['the brackets of the quick calculator', faq, (language) => bracketsIn(calculatorBrackets, language)],
    ['the brackets of the return', faq, (language) => bracketsIn(figures.deductionsStep.brackets, language)],
    [
      'the brackets of box 1 by year',
      guide,
      (language) => figuresOfYears.slice(0, 4).flatMap(({ box1 }) => bracketsIn(box1, language)),
    ],
    ['the rate of the summary', faq, () => [`${figures.summaryPercent}%`]],
    ['the partner benefit', help, () => [euros(figures.partnerBenefit / 100)]],
    [
      'the terms of a real return',
      faq,
      (language) => [
        ` ${returnTerms.answerMonths} ${language === 'en' ? 'months' : 'maanden'}`,
        ` ${returnTerms.objectionWeeks} ${language === 'en' ? 'weeks' : 'weken'}`,
        ` ${returnTerms.correctionYears} ${language === 'en' ? 'years after the tax year' : 'jaar na het belastingjaar'}`,
      ],
    ],
    [
      'how long papers are kept',
      guide,
      (language) => [
        language === 'en' ? ` for ${returnTerms.recordYears} years` : ` papieren ${returnTerms.recordYears} jaar`,
      ],
    ],
    ['the names of the steps', guide, (language) => steps.map((step) => `${stepWords[step][language]}. `)],
    ...[guide, faq].map(
      (content) =>
        [
          'the day of M and C forms',
          content,
          (language: Language) => [
            `${language === 'en' ? 'usually before' : 'meestal vóór'} ${dayInWords(migrantDeadline(currentTaxYear))[language].replace(/,? \d{4}$/, '')}`,
          ],
        ] as const,
    ),
    [
      'above what debts count, by year',
      guide,
      () => taxYears.map((year) => euros(rulesOfYear(year).box3.debtThreshold / 100)),
    ],
    [
      'the first rate and the credits from state pension age, by year',
      guide,
      (language) =>
        taxYears.flatMap((year) => {
          const { box1, credits } = rulesOfYear(year)
          return [
            percent((box1.pension[0]?.rate ?? 0) / 10, language),
            euros(credits.general.pension.max / 100),
            euros(credits.labour.pension.maxima[2] / 100),
          ]
        }),
    ],
    ['the button that starts', help, (language) => [quoted(dashboardWords.startFiling, language)]],
    ['the button that goes on', faq, (language) => [quoted(wizardWords.continue, language)]],
    ['the tab with the account', faq, (language) => [` ${settingsWords.security[language]}.`]],
  ]

describe.each(languages)('what the texts say in %s is true of the product', (language) => {
  it.each(claims)('%s', (_, content, said) => {
    const text = inWords(content, language)
    expect(said(language).filter((words) => !text.includes(words))).toEqual([])
  })
})

it.each(languages)('the guide and the questions agree in %s on which figure to go by, and on dividing', (language) => {
  const [ofGuide, ofQuestions] = [inWords(guide, language), inWords(faq, language)]
  const toGoBy =
    language === 'en'
      ? /rules for your year[^.]*\bgo by\b/
      : /regels van uw jaar[^.]*\b(ga daarop af|daar kunt u op afgaan)/
  expect([ofGuide, ofQuestions].map((text) => toGoBy.test(text))).toEqual([true, true])
  // Giving all to the higher income is often worse: the reference on Dutch income tax.
  expect(ofGuide).not.toMatch(/often (good|right)|vaak (goed|gunstig)/i)
})
