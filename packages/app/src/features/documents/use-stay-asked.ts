import { useEffect } from 'react'

/** Has the browser ask before it closes or leaves the site: what it has not sent would be lost. Other pages of the site send it on. */
export function useStayAsked(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
