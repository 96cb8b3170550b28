import { categoriesIn, type NewsArticle, newsLimits } from '@aangiftewijs/domain/news'
import { newsProductName } from '@aangiftewijs/domain/product'
import { Footer } from '@aangiftewijs/ui/Footer'
import { Frame } from '@aangiftewijs/ui/Frame'
import { Header } from '@aangiftewijs/ui/Header'
import { SkipLink } from '@aangiftewijs/ui/SkipLink'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { ThemeSwitch } from '../../shell/ThemeSwitch.tsx'
import { ToastHost } from '../../shell/ToastHost.tsx'
import { categoryName } from './article-words.ts'
import { newsBase } from './filter-in-address.ts'
import { newsProductWords as words } from './product.copy.ts'

interface NewsFrameProps {
  readonly articles: readonly NewsArticle[]
  readonly children: ReactNode
}

/** What stands around every page of the news product: its name, and a footer with categories. Nobody signs in here. */
export function NewsFrame({ articles, children }: NewsFrameProps) {
  const { path, now } = usePage()
  const say = useWords()
  const base = newsBase(path)
  const categories = categoriesIn(articles)
    .slice(0, newsLimits.footerCategories)
    .map((category) => ({
      // The path alone shows the list as it is (spec 2 § 2.20); the filter in the address is the one on the screen.
      href: `${base}/category/${encodeURIComponent(category)}?${new URLSearchParams({ range: 'this_week', category })}`,
      label: <T text={categoryName(category)} />,
    }))
  const pages = [
    { href: `${base}/about#about`, label: <T text={words.aboutLink} /> },
    { href: `${base}/contact`, label: <T text={words.contact} /> },
    { href: `${base}/privacy`, label: <T text={words.privacy} /> },
    { href: `${base}/terms`, label: <T text={words.terms} /> },
    { href: `${base}/accessibility`, label: <T text={words.accessibility} /> },
  ]
  return (
    <Frame
      start={
        <SkipLink href="#main">
          <T text={words.skip} />
        </SkipLink>
      }
      header={
        <Header productName={newsProductName} homeHref={base || '/'} languageSwitch={<LanguageSwitch look="short" />} />
      }
      notices={<ToastHost />}
      footer={
        <Footer
          label={say(words.mainNavigation)}
          about={<T text={words.aboutText} values={{ product: newsProductName }} />}
          links={pages}
          socialLabel={say(words.categories)}
          socialLinks={categories}
          controls={
            <>
              <LanguageSwitch look="full" />
              <ThemeSwitch />
            </>
          }
          copyright={
            <T text={words.copyright} values={{ year: new Date(now).getUTCFullYear(), product: newsProductName }} />
          }
        />
      }
    >
      {children}
    </Frame>
  )
}
