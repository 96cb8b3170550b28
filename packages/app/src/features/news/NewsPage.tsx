import { chipDays, inOrder, isDay } from '@aangiftewijs/domain/news'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { Cluster, Heading, Page as Sheet, Stack, Text } from '@aangiftewijs/ui/layout'
import { pageLanguage, T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { CallFailed } from '../../ports/api.ts'
import { useNews } from '../../ports/queries.ts'
import { shellWords } from '../../shell/copy.ts'
import { usePage } from '../../shell/page-context.tsx'
import { useHere } from '../../shell/switching.ts'
import { ArticleList } from './ArticleList.tsx'
import { chipDay } from './article-words.ts'
import { newsWords } from './copy.ts'
import { LoadingArticles } from './LoadingArticles.tsx'
import { useRefreshNews } from './use-refresh-news.ts'

/** Articles of Top News: a front page, not an archive. */
const topNewsCount = 10

/** News inside the tax product. Spec 2 § 2.18. */
export function Page() {
  const { search, now } = usePage()
  const asked = new URLSearchParams(search).get('date') ?? ''
  const date = isDay(asked) ? asked : undefined
  return (
    <Sheet>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>
            <T text={newsWords.heading} />
          </Heading>
          <Text tone="muted">
            <T text={newsWords.intro} />
          </Text>
        </Stack>
        <Cluster justify="between" gap={4}>
          <DayChips chosen={date} now={new Date(now)} />
          <RefreshButton date={date} />
        </Cluster>
        <Articles date={date} />
      </Stack>
    </Sheet>
  )
}

function DayChips({ chosen, now }: { readonly chosen: string | undefined; readonly now: Date }) {
  const say = useWords()
  const language = pageLanguage(useLanguageChoice())
  const [today, ...earlier] = chipDays(now)
  const items = [
    { value: '', label: <T text={newsWords.topNews} />, href: '/news' },
    ...(today ? [{ value: today, label: <T text={newsWords.today} />, href: `/news?date=${today}` }] : []),
    ...earlier.map((day) => ({ value: day, label: chipDay(day, language), href: `/news?date=${day}` })),
  ]
  return <ChipGroup label={say(newsWords.chips)} items={items} value={chosen ?? ''} />
}

function RefreshButton({ date }: { readonly date: string | undefined }) {
  const { isRefreshing, onSubmit } = useRefreshNews(date)
  const here = useHere()
  return (
    <form method="post" action="/news" onSubmit={onSubmit}>
      <input type="hidden" name="next" value={here} />
      <Button
        type="submit"
        variant="secondary"
        isPending={isRefreshing}
        pendingLabel={<T text={newsWords.refreshing} />}
      >
        <T text={newsWords.refresh} />
      </Button>
    </form>
  )
}

function Articles({ date }: { readonly date: string | undefined }) {
  const say = useWords()
  const { data, error, isPending } = useNews(date)
  if (error) {
    const message = error instanceof CallFailed ? newsWords.fetchFailed : shellWords.noConnection
    return (
      <Banner tone="error" role="alert">
        <T text={newsWords.error} values={{ message: say(message) }} />
      </Banner>
    )
  }
  if (isPending || !data) return <LoadingArticles label={say(newsWords.loading)} count={4} />
  const articles = date === undefined ? inOrder(data.articles).slice(0, topNewsCount) : data.articles
  if (articles.length === 0) {
    return (
      <EmptyState title={<T text={newsWords.heading} />} headingLevel={2}>
        <T text={newsWords.empty} />
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      <ArticleList articles={articles} product="tax" between={<Advertisement />} />
      <Advertisement />
    </Stack>
  )
}

/** An empty place for an advertisement: the specification has one; the demonstration shows none. */
export function Advertisement() {
  return (
    <Card title={<T text={newsWords.advertisement} />} headingLevel={2}>
      <Text tone="muted" size="sm">
        <T text={newsWords.advertisementText} />
      </Text>
    </Card>
  )
}
