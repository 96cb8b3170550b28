import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import type { Term } from './content/tax-guide/terminology.ts'
import { wordList } from './contents.ts'
import { words } from './copy.ts'
import { ServerHtml } from './ServerHtml.tsx'
import { termAnchor } from './site-search/search-index.ts'
import { termsMatching } from './terms-matching.ts'

/** The word list. With script it can be filtered; without, the whole table stands there. */
export function Terminology() {
  const [query, setQuery] = useState('')
  const isHydrated = useHydrated()
  const isFiltered = query.trim() !== ''
  const count = isFiltered && (
    <ServerHtml resource={wordList}>{(terms) => <TermCount count={termsMatching(terms, query).length} />}</ServerHtml>
  )
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} id="terminology">
        <T text={words.terminology} />
      </Heading>
      <search hidden={!isHydrated}>
        {isHydrated && (
          <TextField
            name="term"
            type="search"
            width="text"
            autoComplete="off"
            label={<T text={words.filterTerms} />}
            hint={<T text={words.filterHint} />}
            onChange={setQuery}
          />
        )}
      </search>
      {/* There before it says something: a screen reader passes over one that comes with its words. */}
      {isHydrated && <div role="status">{count}</div>}
      {/* One that was written by the server stays as it is; a filtered one is another. */}
      <ServerHtml key={isFiltered ? 'filtered' : 'whole'} resource={wordList}>
        {(terms) => <TermTable terms={termsMatching(terms, query)} isWhole={!isFiltered} />}
      </ServerHtml>
    </Stack>
  )
}

const columns = [
  { id: 'dutch', label: <T text={words.dutch} /> },
  { id: 'english', label: <T text={words.english} /> },
  { id: 'meaning', label: <T text={words.meaning} /> },
]

function TermCount({ count }: { readonly count: number }) {
  const text = count === 0 ? words.noTerms : count === 1 ? words.oneTerm : words.termCount
  return (
    <Text size="sm" tone="muted">
      <T text={text} values={{ count }} />
    </Text>
  )
}

function TermTable({ terms, isWhole }: { readonly terms: readonly Term[]; readonly isWhole: boolean }) {
  const rows = terms.map(({ dutch, english, meaning }) => ({
    id: dutch,
    cells: {
      dutch: (
        <span lang="nl" id={termAnchor(dutch)}>
          {dutch}
        </span>
      ),
      english: <span lang="en">{english}</span>,
      meaning: <T text={meaning} />,
    },
  }))
  const count = terms.length
  return (
    <Stack gap={3}>
      {isWhole && <TermCount count={count} />}
      {count > 0 && <DataTable isCaptionHidden caption={<T text={words.termsTable} />} columns={columns} rows={rows} />}
    </Stack>
  )
}
