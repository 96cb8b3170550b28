import { describe, expect, it } from 'vitest'
import { routes } from '../../routes.ts'
import { content as faq } from './content/faq/index.ts'
import { descriptions } from './meta.ts'
import { listedRoutes, robotsTxt, sitemapXml, webManifest } from './site-files.ts'
import { breadcrumbData, faqData } from './structured-data.ts'

const origin = 'https://aangiftewijs.example'

describe('descriptions', () => {
  const publicIds = routes.filter(({ access, product }) => access === 'public' && product === 'tax').map(({ id }) => id)

  it('are there for every public page, and for no other', () => {
    expect(Object.keys(descriptions).sort(), 'features/guide/meta.ts says what each page is about').toEqual(
      [...publicIds].sort(),
    )
  })

  it('differ from page to page and fit a search result', () => {
    const all = Object.values(descriptions).flatMap(({ en, nl }) => [en, nl])
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((text) => text.length < 40 || text.length > 160)).toEqual([])
  })
})

describe('the files for search engines', () => {
  it('list the public pages', () => {
    expect([...sitemapXml('tax', origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      ...[
        '/sample-documents',
        '/quick-tax-calculator',
        '/tax-guide',
        '/faq',
        '/help',
        '/resources',
        '/about',
        '/privacy',
        '/terms',
        '/contact',
        '/accessibility',
        '/news',
      ].map((path) => origin + path),
    ])
  })

  it('list the pages of the news product under its own name', () => {
    const news = 'https://news.example'
    const addresses = [...sitemapXml('news', news).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.sort()).toEqual(
      ['/', '/accessibility', '/contact', '/privacy', '/terms'].map((path) => news + path),
    )
    expect(robotsTxt('news', news)).toBe(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${news}/sitemap.xml\n`)
    expect(JSON.parse(webManifest('news', []))).toMatchObject({ name: 'AI Daily News', start_url: '/', icons: [] })
  })

  it('close everything personal', () => {
    const closed = robotsTxt('tax', origin)
      .split('\n')
      .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []))
    const personal = routes.filter(({ access }) => access !== 'public').map(({ path }) => path)
    expect(closed).toEqual(['/api/', ...personal])
    expect(listedRoutes('tax').filter(({ path }) => closed.includes(path))).toEqual([])
    expect(robotsTxt('tax', origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  })

  it('say what the application is', () => {
    const icons = [{ src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }]
    expect(JSON.parse(webManifest('tax', icons))).toEqual({
      name: 'Aangiftewijs',
      short_name: 'Aangiftewijs',
      description: descriptions.dashboard?.en,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#FAF8F4',
      theme_color: '#1F4E9E',
      icons,
    })
  })
})

describe('structured data', () => {
  it('holds every question with its answer, without marks', () => {
    const { mainEntity } = faqData(faq, 'nl') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
    expect(mainEntity.map(({ name }) => name)).toEqual(
      faq.parts.flatMap(({ sections }) => sections.map(({ title }) => title.nl)),
    )
    expect(mainEntity.filter(({ acceptedAnswer }) => !/^[^[\]_*]{20,}$/.test(acceptedAnswer.text))).toEqual([])
  })

  it('tells where a page stands', () => {
    const route = routes.find(({ id }) => id === 'faq')
    expect(route && breadcrumbData(route, origin, 'en')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Aangiftewijs', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Frequently Asked Questions', item: `${origin}/faq` },
      ],
    })
  })
})
