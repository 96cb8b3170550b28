import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useFilings } from '../../../ports/queries.ts'
import { createCell } from '../../../shell/cell.ts'
import { usePage } from '../../../shell/page-context.tsx'

/** By its number, the return that a page of a step was opened from. */
const parameter = 'of'

/** The address of a step that says of which return it was asked for; of the only one there is it need not. */
export const stepOfReturn = (href: string, filing: TaxFiling | null, filings: readonly TaxFiling[]): string =>
  filing === null || filings.length < 2 ? href : `${href}?${parameter}=${filing.id}`

/** What the browser keeps with this entry of its history, also when the page is loaded anew. */
const keptState = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

/** By its number, the return that this window showed at the place it is at, before it was loaded anew. */
const kept = createCell<number | null>(null)

/**
 * The return that this window showed before, where the page of a step now shows one of another year: the steps work on the return that
 * was opened or saved last, in whichever window (ADR 30). Null where it is the same one.
 */
export function useReturnBefore(filing: TaxFiling | null): TaxFiling | null {
  const filings = useFilings()
  const { search } = usePage()
  const before = useSyncExternalStore(kept.subscribe, kept.get, () => null)
  const asked = before ?? Number(new URLSearchParams(search).get(parameter))
  const found = filings.find(({ id }) => id === asked)
  return found === undefined || filing === null || found.year === filing.year ? null : found
}

/** Keeps which return the page of a step shows. */
export function useKeptReturn(id: number | null): void {
  useLayoutEffect(() => {
    const { filing, ...others } = keptState()
    kept.set(typeof filing === 'number' ? filing : null)
    if (id !== null && filing !== id) history.replaceState({ ...others, filing: id }, '')
  }, [id])
}
