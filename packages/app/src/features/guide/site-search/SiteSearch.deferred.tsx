import { Button } from '@aangiftewijs/ui/Button'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { pageLanguage, T, useLanguageChoice, useWords } from '../../../copy/words.tsx'
import { useNavigate } from '../../../shell/navigation.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { useEarlierInput } from '../../../shell/use-earlier-input.ts'
import { words } from '../copy.ts'
import { ServerHtml } from '../ServerHtml.tsx'
import { findPlaces, longestQuery, type SearchResult } from './find.ts'
import { pageNames } from './search-index.ts'
import { searchIndexes } from './search-indexes.ts'

const resultsPath = '/help'
const fieldId = 'site-search'

/** What the address asks for: `/help?q=…`. */
function useAskedQuery(): string {
  const { path, search } = usePage()
  return path === resultsPath ? (new URLSearchParams(search).get('q')?.trim().slice(0, longestQuery) ?? '') : ''
}

/**
 * Search over guide, questions and help. Results appear while typing; Enter, or the button without script, leads to
 * `/help?q=…`, which the server answers with the same results.
 */
export function Part() {
  const asked = useAskedQuery()
  return <SearchForm key={asked} asked={asked} />
}

function SearchForm({ asked }: { readonly asked: string }) {
  const [query, setQuery] = useState(asked)
  const form = useRef<HTMLFormElement>(null)
  useEarlierInput(form, (controls) => setQuery(String(controls.get('q'))))
  const navigate = useNavigate()
  const piece = searchIndexes[pageLanguage(useLanguageChoice())]
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Without a connection the results below are all there is to show.
    if (!navigator.onLine) return
    void navigate(query.trim() === '' ? resultsPath : `${resultsPath}?${new URLSearchParams({ q: query.trim() })}`)
  }
  // Fetched when the field is entered: from then on the search needs no connection.
  const fetchIndex = useCallback(() => void piece.load().catch(() => undefined), [piece])
  useEffect(() => {
    if (document.activeElement?.id === fieldId) fetchIndex()
  }, [fetchIndex])
  // The results the server wrote stay until something else is typed.
  const isAsked = query === asked
  const found = (show: (places: readonly SearchResult[]) => ReactNode) =>
    query.trim() !== '' && (
      <ServerHtml key={isAsked ? 'asked' : 'typed'} resource={piece}>
        {(index) => show(findPlaces(index, query))}
      </ServerHtml>
    )
  return (
    <Stack gap={4}>
      <search>
        <form ref={form} action={resultsPath} method="get" onFocus={fetchIndex} onSubmit={submit}>
          <Cluster align="end" gap={3}>
            <TextField
              name="q"
              id={fieldId}
              type="search"
              width="text"
              autoComplete="off"
              maxLength={longestQuery}
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
      {/* Only how many there are is announced, not all of them at every letter. */}
      <div role="status">
        {found((places) => (
          <Summary count={places.length} query={query.trim()} />
        ))}
      </div>
      {found((places) => (
        <Results places={places} />
      ))}
    </Stack>
  )
}

function Summary({ count, query }: { readonly count: number; readonly query: string }) {
  const summary = count === 0 ? words.noResults : count === 1 ? words.oneResult : words.resultCount
  return (
    <Text>
      <T text={summary} values={{ count, query }} />
    </Text>
  )
}

function Results({ places }: { readonly places: readonly SearchResult[] }) {
  const say = useWords()
  if (places.length === 0) return null
  return (
    <section aria-label={say(words.results)}>
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
    </section>
  )
}
