import { dateLocales } from '@aangiftewijs/domain/language'
import {
  allCategories,
  categoriesIn,
  dateRanges,
  daysToChoose,
  type NewsArticle,
  type NewsFilter,
  newsLimits,
} from '@aangiftewijs/domain/news'
import type { NewsFilterEvent } from '@aangiftewijs/machines/news-filter'
import { Button } from '@aangiftewijs/ui/Button'
import { DatePicker } from '@aangiftewijs/ui/DatePicker'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Select } from '@aangiftewijs/ui/Select'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { useRef } from 'react'
import { pageLanguage, T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useEarlierInput } from '../../shell/use-earlier-input.ts'
import { categoryName } from './article-words.ts'
import { addressOfFilter, noDayIn } from './filter-in-address.ts'
import { newsProductWords as words } from './product.copy.ts'

interface NewsFiltersProps {
  readonly filter: NewsFilter
  readonly articles: readonly NewsArticle[]
  /** Where the news product stands. */
  readonly base: string
  readonly send: (event: NewsFilterEvent) => void
}

/** Date range, category and reset. Without script a GET form and links do the same. */
export function NewsFilters({ filter, articles, base, send }: NewsFiltersProps) {
  const say = useWords()
  // One that was asked for and has no articles (any more) can be seen, and left.
  const categories = new Set([...categoriesIn(articles), filter.category])
  categories.delete(allCategories)
  const form = useRef<HTMLFormElement>(null)
  useEarlierInput(form, (controls) => {
    const category = String(controls.get('category'))
    if (category !== filter.category) send({ type: 'a category is chosen', category })
  })
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="lg">
        <T text={words.filters} />
      </Heading>
      <form ref={form} action={base || '/'} method="get">
        <input type="hidden" name="range" value={filter.range} />
        <Stack gap={4}>
          <Tabs
            label={say(words.dateRange)}
            value={filter.range}
            onChange={(id) => {
              const range = dateRanges.find((one) => one === id)
              if (range) send({ type: 'a range is chosen', range })
            }}
            hrefFor={(id) => {
              const range = dateRanges.find((one) => one === id) ?? filter.range
              return addressOfFilter(base, { ...filter, range })
            }}
            tabs={dateRanges.map((range) => ({
              id: range,
              label: <T text={words.ranges[range]} />,
              content:
                range === 'custom' ? (
                  <DayField filter={filter} send={send} />
                ) : (
                  <Text tone="muted" size="sm">
                    <T text={words.rangeTexts[range]} />
                  </Text>
                ),
            }))}
          />
          <Select
            name="category"
            label={<T text={words.category} />}
            value={filter.category}
            onChange={(category) => send({ type: 'a category is chosen', category })}
            options={[
              { value: allCategories, label: say(words.allCategories) },
              ...[...categories]
                .map((category) => ({ value: category, label: say(categoryName(category)) }))
                .sort((one, other) => one.label.localeCompare(other.label)),
            ]}
          />
          <FilterButtons send={send} />
        </Stack>
      </form>
    </Stack>
  )
}

function DayField({ filter, send }: Pick<NewsFiltersProps, 'filter' | 'send'>) {
  const say = useWords()
  const language = pageLanguage(useLanguageChoice())
  const { now, search } = usePage()
  const { first, last } = daysToChoose(new Date(now))
  const days = newsLimits.customDays
  const noDay = filter.day === null ? noDayIn(search) : null
  return (
    <DatePicker
      name="date"
      label={<T text={words.date} />}
      hint={<T text={words.kept} values={{ days }} />}
      error={noDay !== null && <T text={words.noDay} values={{ date: noDay, days }} />}
      minValue={first}
      maxValue={last}
      placeholder={say(words.pickDate)}
      value={filter.day}
      onChange={(day) => send({ type: 'a day is chosen', day })}
      locale={dateLocales[language]}
    />
  )
}

/** Reset Filters; without script it is a button of the GET form, below the one that applies it. */
function FilterButtons({ send }: Pick<NewsFiltersProps, 'send'>) {
  return (
    <div>
      <InsteadOfScript>
        <Button type="submit">
          <T text={words.apply} />
        </Button>
      </InsteadOfScript>
      <Button
        variant="secondary"
        type="submit"
        name="reset"
        value="yes"
        onPress={(event) => {
          event.preventDefault()
          send({ type: 'the filters are reset' })
        }}
      >
        <T text={words.reset} />
      </Button>
    </div>
  )
}
