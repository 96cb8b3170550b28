import { type Day, dayInWords } from '@aangiftewijs/domain/day'
import { type NewsArticle, nearestDayOf, newsLimits } from '@aangiftewijs/domain/news'
import { newsProductName } from '@aangiftewijs/domain/product'
import { articlesShown } from '@aangiftewijs/machines/news-filter'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, FilteredList, Heading, Page as Sheet, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useHere } from '../../shell/switching.ts'
import { ArticleList } from './ArticleList.tsx'
import { countWords } from './article-words.ts'
import { addressOfFilter, newsBase } from './filter-in-address.ts'
import { LoadingArticles } from './LoadingArticles.tsx'
import { NewsFilters } from './NewsFilters.tsx'
import { NewsFrame } from './NewsFrame.tsx'
import { Advertisement } from './NewsPage.tsx'
import { newsProductWords as words } from './product.copy.ts'
import { useNewsFilter } from './use-news-filter.ts'

/** The news product: every path of its host shows this list. Spec 2 § 2.20. */
export function Part() {
  const { path } = usePage()
  const { snapshot, send } = useNewsFilter()
  const say = useWords()
  const { articles, filter } = snapshot.context
  const shown = articlesShown(snapshot.context)
  const isLoading = snapshot.hasTag('loading')
  const isFailed = snapshot.hasTag('failed')
  return (
    <NewsFrame articles={articles}>
      <Sheet>
        <Stack gap={8}>
          <Cluster justify="between" align="center" gap={4}>
            <Stack gap={2}>
              <Heading level={1} size="display">
                {newsProductName}
              </Heading>
              <Text tone="muted" size="lg">
                <T text={words.subtitle} />
              </Text>
            </Stack>
            <RefreshForm
              isRefreshing={snapshot.hasTag('refreshing')}
              onRefresh={() => send({ type: 'refreshing is chosen' })}
            />
          </Cluster>
          {/* None is an alert of its own. */}
          <Announcer
            message={
              isLoading || isFailed || shown.length === 0 ? '' : say(countWords(shown.length), { count: shown.length })
            }
          />
          <FilteredList
            filters={<NewsFilters filter={filter} articles={articles} base={newsBase(path)} send={send} />}
            side={
              <Stack gap={8}>
                <Stack as="section" gap={2}>
                  <Heading level={2} size="lg" id="about">
                    <T text={words.about} />
                  </Heading>
                  <Text tone="muted">
                    <T text={words.aboutText} values={{ product: newsProductName }} />
                  </Text>
                </Stack>
                <Advertisement />
              </Stack>
            }
          >
            <Stack as="section" gap={4}>
              <Heading level={2} size="lg">
                <T text={words.articles} />
              </Heading>
              <List
                articles={shown}
                isLoading={isLoading}
                isFailed={isFailed}
                nearest={shown.length === 0 ? nearestDayOf(articles, filter, snapshot.context.now) : null}
                addressOf={(day) => addressOfFilter(newsBase(path), { ...filter, range: 'custom', day })}
              />
            </Stack>
          </FilteredList>
        </Stack>
      </Sheet>
    </NewsFrame>
  )
}

interface ListProps {
  readonly articles: readonly NewsArticle[]
  readonly isLoading: boolean
  readonly isFailed: boolean
  /** Where no article is left: the nearest day that has some, if any. */
  readonly nearest: Day | null
  readonly addressOf: (day: Day) => string
}

function List({ articles, isLoading, isFailed, nearest, addressOf }: ListProps) {
  const say = useWords()
  if (isLoading) return <LoadingArticles label={say(words.loading)} count={newsLimits.skeletons} />
  if (isFailed) {
    return (
      <Banner tone="error" role="alert" title={<T text={words.errorTitle} />}>
        <T text={words.error} />
      </Banner>
    )
  }
  if (articles.length === 0) {
    return (
      <Banner tone="info" role="alert" title={<T text={words.emptyTitle} />}>
        <T text={words.empty} />{' '}
        {nearest !== null && (
          <Link href={addressOf(nearest)}>
            <T text={words.nearest} values={{ day: say(dayInWords(nearest)) }} />
          </Link>
        )}
      </Banner>
    )
  }
  return <ArticleList articles={articles} product="news" />
}

interface RefreshFormProps {
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
}

function RefreshForm({ isRefreshing, onRefresh }: RefreshFormProps) {
  const here = useHere()
  return (
    <form
      method="post"
      action="/news"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefreshing) onRefresh()
      }}
    >
      <input type="hidden" name="next" value={here} />
      <Button type="submit" variant="secondary" isPending={isRefreshing} pendingLabel={<T text={words.refreshing} />}>
        <T text={words.refresh} />
      </Button>
    </form>
  )
}
