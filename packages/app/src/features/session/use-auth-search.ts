import { usePage, usePostedForm } from '../../shell/page-context.tsx'

/** What a form carries of the page's address through a post without script: where the person goes next, and that a session ended. */
export const carriedFields = ['next', 'ended'] as const

/** The query of the page; of a form that came back without script, with what it carried. */
export function useAuthSearch(): string {
  const { search } = usePage()
  const posted = usePostedForm()
  if (posted === null) return search
  const parameters = new URLSearchParams(search)
  for (const name of carriedFields) if (posted.fields[name]) parameters.set(name, posted.fields[name])
  return `?${parameters}`
}
