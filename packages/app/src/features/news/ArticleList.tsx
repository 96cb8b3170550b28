import type { NewsArticle } from '@aangiftewijs/domain/news'
import { cutSummary } from '@aangiftewijs/domain/news'
import { ArticleCard } from '@aangiftewijs/ui/ArticleCard'
import { Grid, Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { pageLanguage, T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { articleDate, categoryName } from './article-words.ts'
import { newsWords as words } from './copy.ts'
import { ProductSourceIcon, SourceIcon } from './source-icon.tsx'

interface ArticleListProps {
  readonly articles: readonly NewsArticle[]
  readonly product: 'tax' | 'news'
  /** Stands between the articles, after the second. */
  readonly between?: ReactNode
}

/** Articles as cards: two columns in the tax product, one in the news product. */
export function ArticleList({ articles, product, between }: ArticleListProps) {
  const language = pageLanguage(useLanguageChoice())
  const say = useWords()
  const isNews = product === 'news'
  const cards = articles.map((article) => (
    <ArticleCard
      key={article.id}
      title={article.title}
      href={article.url}
      externalLabel={say(words.opensNewTab)}
      headingLevel={isNews ? 3 : 2}
      source={article.source}
      sourceIcon={isNews ? <ProductSourceIcon source={article.source} /> : <SourceIcon source={article.source} />}
      date={articleDate(article.publishDate, language)}
      dateTime={article.publishDate}
      category={article.category ? <T text={categoryName(article.category)} /> : null}
      summary={cutSummary(article.summary)}
      imageUrl={article.imageUrl}
      withoutImage={isNews ? 'nothing' : 'tile'}
      readMoreLabel={<T text={isNews ? words.readFullInProduct : words.readFull} />}
      {...(language === 'en' ? {} : { lang: 'en' })}
    />
  ))
  if (isNews) return <Grid columns={1}>{cards}</Grid>
  return (
    <Stack gap={6}>
      <Grid columns={2}>{cards.slice(0, 2)}</Grid>
      {cards.length > 2 && (
        <>
          {between}
          <Grid columns={2}>{cards.slice(2)}</Grid>
        </>
      )}
    </Stack>
  )
}
