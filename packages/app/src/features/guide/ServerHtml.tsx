import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Skeleton } from '@aangiftewijs/ui/Skeleton'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useMakeOnce } from '../../deferred/made-once.tsx'
import type { Resource } from '../../deferred/resource.ts'
import { words } from './copy.ts'

/**
 * React leaves the children of such an element as the server wrote them. One constant object: were it another one at a
 * later render, React would empty the element.
 */
const asTheServerWroteIt = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface ServerHtmlProps<T> {
  readonly resource: Resource<T>
  /** The name of the passage on its page: the server makes each once a language, for everyone. */
  readonly name?: string
  /** `span` inside a heading, a tab or a button. */
  readonly as?: 'div' | 'span'
  readonly children: (value: T) => ReactNode
}

/**
 * Long writing. The server renders it; the browser keeps that HTML and neither fetches nor hydrates the words, until the
 * language changes or the person comes to the page from another one. Nothing inside can be interactive but links.
 */
export function ServerHtml<T>({ resource, name, as: Element = 'div', children }: ServerHtmlProps<T>) {
  const makeOnce = useMakeOnce()
  const value = useSyncExternalStore(resource.subscribe, resource.loaded, resource.loaded)
  const choice = useLanguageChoice()
  const isTakingOver = !useHydrated()
  const [kept] = useState(() => (isTakingOver && value === undefined ? choice : null))
  const isKept = kept === choice
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (isKept || value !== undefined) return
    resource.load().catch(() => setHasFailed(true))
  }, [isKept, value, resource])

  if (isKept) return <Element key="kept" {...asTheServerWroteIt} />
  if (value !== undefined && makeOnce !== null && name !== undefined) {
    const html = makeOnce(name, () => children(value))
    return <Element dangerouslySetInnerHTML={{ __html: html }} />
  }
  if (value !== undefined) {
    return <Element key="made">{children(value)}</Element>
  }
  if (hasFailed) return <T text={words.notLoaded} />
  return Element === 'div' ? <Skeleton lines={4} /> : null
}
