import { usePage, usePostedForm } from '../../shell/page-context.tsx'

/** What is carried of the page's address through every way in: where the person goes next, and that a session ended. */
const carriedFields = ['next', 'ended'] as const

/** Of the query of the page, what is carried. */
export function useCarried(): URLSearchParams {
  const parameters = new URLSearchParams(useAuthSearch())
  for (const name of [...parameters.keys()])
    if (!carriedFields.some((carried) => carried === name) || parameters.get(name) === '') parameters.delete(name)
  return parameters
}

/** The query of the page; of a form that came back without script, with what it carried. */
export function useAuthSearch(): string {
  const { search } = usePage()
  const posted = usePostedForm()
  if (posted === null) return search
  const parameters = new URLSearchParams(search)
  for (const name of carriedFields) if (posted.fields[name]) parameters.set(name, posted.fields[name])
  return `?${parameters}`
}
