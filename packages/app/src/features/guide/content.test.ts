import { topics } from '@aangiftewijs/domain/chat'
import { taxYears } from '@aangiftewijs/domain/tax-law'
import { isStep, pathOf, questionsOf, steps } from '@aangiftewijs/domain/tax-return'
import { describe, expect, it } from 'vitest'
import { routes } from '../../routes.ts'
import { stepWords } from '../tax-return/copy.ts'
import { addressesIn, allTexts, anchorsOf, sectionsOf } from './block-texts.ts'
import { atStep, type Content, paragraph } from './blocks.ts'
import { content as about } from './content/about/index.ts'
import { content as accessibility } from './content/accessibility/index.ts'
import { content as contact } from './content/contact/index.ts'
import { content as faq } from './content/faq/index.ts'
import { content as help } from './content/help/index.ts'
import { content as privacy } from './content/privacy/index.ts'
import { content as resources } from './content/resources/index.ts'
import { content as taxGuide } from './content/tax-guide/index.ts'
import { terms as termList } from './content/tax-guide/terminology.ts'
import { content as terms } from './content/terms/index.ts'
import { type ContentId, contents } from './contents.ts'
import { words } from './copy.ts'
import { plainWords } from './inline.ts'
import { outline, questionGroups, questions } from './outline.ts'
import { termAnchor } from './site-search/search-index.ts'

const pages: Readonly<Record<ContentId, Content>> = {
  'tax-guide': taxGuide,
  faq,
  help,
  resources,
  about,
  privacy,
  terms,
  contact,
  accessibility,
}
const ids = Object.keys(contents) as ContentId[]

/** Anchors that stand on a page beside its content. */
const furtherAnchors: Partial<Record<ContentId, readonly string[]>> = {
  'tax-guide': ['terminology', ...termList.map(({ dutch }) => termAnchor(dutch))],
}
const anchors = (id: ContentId) => [...anchorsOf(pages[id]), ...(furtherAnchors[id] ?? [])]

it('has the passages that the advisor sends to', () => {
  const passages = (['tax-guide', 'faq'] as const).flatMap((id) => anchors(id).map((anchor) => `/${id}#${anchor}`))
  expect(Object.values(topics).filter(({ guide }) => !passages.includes(guide))).toEqual([])
})

it('counts tips as salary, not as income without work', () => {
  const texts = allTexts(taxGuide).filter(({ en }) => /\btips are\b/i.test(en))
  expect(texts.map(({ en, nl }) => [en.includes('salary'), nl.includes('loon')])).toEqual([[true, true]])
})

describe.each(ids)('the content of %s', (id) => {
  const content = pages[id]

  it('has a route', () => {
    expect(routes.map((route) => route.id)).toContain(id)
  })

  it('says everything in both languages', () => {
    const missing = allTexts(content).filter(({ en, nl }) => en.trim() === '' || nl.trim() === '')
    expect(missing).toEqual([])
  })

  it('names the same amounts in both languages', () => {
    const amountsIn = (text: string) =>
      (text.match(/€[\s\u00a0]?[\d.,]*\d|\d[\d.,]*%/g) ?? []).map((one) => one.replace(/\D/g, '')).sort()
    const unlike = allTexts(content).filter(({ en, nl }) => amountsIn(en).join() !== amountsIn(nl).join())
    expect(unlike).toEqual([])
  })

  it('has no anchor twice, and none that could not be an anchor', () => {
    const all = anchors(id)
    expect(all.filter((anchor, place) => all.indexOf(anchor) !== place)).toEqual([])
    expect(all.filter((anchor) => !/^[a-z][a-z0-9-]*$/.test(anchor))).toEqual([])
  })

  it('leaves no inline mark unread', () => {
    const unread = allTexts(content)
      .flatMap(({ en, nl }) => [en, nl])
      .filter((text) => /[[\]_*]/.test(plainWords(text)))
    expect(unread).toEqual([])
  })

  it('links only to pages and anchors that are there', () => {
    const broken = addressesIn(content)
      .filter((address) => !address.startsWith('https://'))
      .filter((address) => {
        const [page, anchor] = address.split('#')
        const [path, search = ''] = page?.split('?') ?? []
        const route = routes.find((candidate) => candidate.path === path)
        if (route === undefined) return true
        if (anchor === undefined) return false
        const step = path?.split('/').at(-1)
        if (route.frame === 'wizard' && isStep(step)) return !(anchor in questionsOf[step] && search === `at=${anchor}`)
        return !(route.id in pages && anchors(route.id as ContentId).includes(anchor))
      })
    expect(broken).toEqual([])
  })

  it('links to other sites by their real, safe addresses', () => {
    const external = addressesIn(content).filter((address) => address.includes('://'))
    expect(external.filter((address) => new URL(address).protocol !== 'https:')).toEqual([])
  })

  it('makes the same links in both languages inside the site', () => {
    const inside = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address]) => address)
    const different = allTexts(content).filter(({ en, nl }) => inside(en).join() !== inside(nl).join())
    expect(different).toEqual([])
  })
})

describe('what is kept', () => {
  it('is one row a thing: no two begin alike', () => {
    const rows = sectionsOf(privacy).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    )
    const beginnings = (language: 'en' | 'nl') =>
      rows.map(([data]) =>
        data?.[language]
          .split(/[ ,:]+/)
          .slice(0, 5)
          .join(' '),
      )
    for (const said of [beginnings('en'), beginnings('nl')]) {
      expect(said.length).toBeGreaterThan(8)
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
    }
  })
})

describe('the guide', () => {
  const text = allTexts(taxGuide)
    .map(({ en }) => plainWords(en))
    .join('\n')

  // Spec 2 § 9, guide facts.
  it.each([
    'January 1 to December 31',
    'until May 1',
    '5 years',
    'at least 5% of the shares',
    '26.9%',
    '31%',
    '€ 6.310',
    '14%',
    '€ 3.070',
    '€ 4.260',
    '37.05%',
    '€ 250',
    '1% of income, at least € 60',
    'within 4 months',
    '€ 3.000',
    '30% ruling',
  ])('states the fact %j', (fact) => {
    expect(text).toContain(fact)
  })

  it('gives every figure the years it belongs to', () => {
    const figures = sectionsOf(taxGuide)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'figure' ? [[block.amount.en, block.years.en]] : []))
    expect(figures).toEqual([
      ['26.9%', '2021 to 2023'],
      ['31%', '2021 and 2022'],
      ['€ 3.000', 'a rule of thumb, not an amount in the law'],
      ['37.05%', '2023, as it was planned beforehand'],
      ['€ 250', 'up to 2021'],
      ['1% of income, at least € 60', `2022 to ${taxYears.at(-1)}`],
      ['€ 6.310', '2022'],
      ['14%', 'up to 2023'],
      ['€ 3.070', '2023'],
      ['€ 4.260', '2022'],
      ['5 years', 'every year'],
    ])
  })

  it('follows the rates of boxes 2 and 3 to the last year of the law', () => {
    const lasts = sectionsOf(taxGuide)
      .filter(({ id }) => id === 'box-2' || id === 'box-3')
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'figure' ? [block.others.at(-1)?.year] : []))
    expect(lasts).toEqual([String(taxYears.at(-1)), String(taxYears.at(-1))])
  })

  it('lists the Dutch terms in alphabetical order, each once', () => {
    const dutch = termList.map((term) => term.dutch)
    expect(dutch).toEqual([...new Set(dutch)].sort((a, b) => a.localeCompare(b, 'nl')))
  })
})

describe('what the browser knows of the content', () => {
  const partIds = (content: Content) => content.parts.map(({ id }) => id)

  it('is the content: the tabs', () => {
    expect({ 'tax-guide': partIds(taxGuide), help: partIds(help) }).toEqual(outline)
  })

  it('is the content: the questions', () => {
    expect(partIds(faq)).toEqual(questionGroups)
    expect(Object.fromEntries(faq.parts.map((part) => [part.id, part.sections.map(({ id }) => id)]))).toEqual(questions)
  })

  it('has both languages', () => {
    expect(Object.values(words).filter(({ en, nl }) => en === '' || nl === '')).toEqual([])
  })
})

describe('the FAQ', () => {
  const paths = new Set(addressesIn(faq).map((address) => address.split('#')[0]))

  // Spec 2 § 2.11.
  it.each([
    '/tax-guide',
    '/resources',
    '/help',
    '/tax-filing/documents',
    '/tax-filing/deductions',
    '/tax-filing/setup',
  ])('links to %s', (path) => {
    expect(paths).toContain(path)
  })

  it('words the upload limit as it was decided', () => {
    const texts = allTexts(faq).map(({ en }) => en)
    expect(
      texts.some((en) =>
        en.startsWith('PDF, JPG, JPEG or PNG, maximum 5MB recommended; the upload form accepts up to 10 MB'),
      ),
    ).toBe(true)
  })
})

it.each(steps)('an answer names the step %s as the wizard does', (step) => {
  const { en, nl } = stepWords[step]
  const way = paragraph(`In your return: [${en}](${pathOf(step)})`, `In uw aangifte: [${nl}](${pathOf(step)})`)
  expect(atStep(step)).toEqual(way)
})
