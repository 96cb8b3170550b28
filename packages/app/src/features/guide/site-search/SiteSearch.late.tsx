import { Button } from '@aangiftewijs/ui/Button'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { type SyntheticEvent, useState } from 'react'
import { pageLanguage, T, useLanguageChoice } from '../../../copy/words.tsx'
import { useNavigate } from '../../../shell/navigation.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { words } from '../copy.ts'
import { Written } from '../Written.tsx'
import { findPlaces } from './find.ts'
import { type IndexEntry, pageNames } from './search-index.ts'
import { searchIndexes } from './search-indexes.ts'

const resultsPath = '/help'

/** What the address asks for: `/help?q=…`. */
function useAskedQuery(): string {
  const { path, search } = usePage()
  return path === resultsPath ? (new URLSearchParams(search).get('q')?.trim() ?? '') : ''
}

/**
 * Search over guide, questions and help. Results appear while typing; Enter, or the button without script, leads to
 * `/help?q=…`, which the server answers with the same results.
 */
export function SiteSearch() {
  const asked = useAskedQuery()
  return <SearchForm key={asked} asked={asked} />
}

function SearchForm({ asked }: { readonly asked: string }) {
  const [query, setQuery] = useState(asked)
  const navigate = useNavigate()
  const piece = searchIndexes[pageLanguage(useLanguageChoice())]
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(query.trim() === '' ? resultsPath : `${resultsPath}?${new URLSearchParams({ q: query.trim() })}`)
  }
  return (
    <Stack gap={4}>
      <search>
        <form action={resultsPath} method="get" onSubmit={submit}>
          <Cluster align="end" gap={3}>
            <TextField
              name="q"
              id="site-search"
              type="search"
              width="text"
              autoComplete="off"
              label={<T text={words.search} />}
              defaultValue={asked}
              onChange={setQuery}
            />
            <Button type="submit" variant="secondary">
              <T text={words.searchButton} />
            </Button>
          </Cluster>
        </form>
      </search>
      <div aria-live="polite">
        {query.trim() !== '' && (
          // The results the server wrote stay until something else is typed.
          <Written key={query === asked ? 'asked' : 'typed'} piece={piece}>
            {(index) => <Results index={index} query={query.trim()} />}
          </Written>
        )}
      </div>
    </Stack>
  )
}

function Results({ index, query }: { readonly index: readonly IndexEntry[]; readonly query: string }) {
  const places = findPlaces(index, query)
  const count = places.length
  const summary = count === 0 ? words.noResults : count === 1 ? words.oneResult : words.resultCount
  return (
    <Stack gap={3}>
      <Text>
        <T text={summary} values={{ count, query }} />
      </Text>
      {count > 0 && (
        <Stack as="ul" gap={2}>
          {places.map(({ title, href, page }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>{' '}
              <Text as="span" size="sm" tone="muted">
                <T text={pageNames[page]} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
