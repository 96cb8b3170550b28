import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage } from '../shell/page-context.tsx'
import { useKnownParts } from './known-parts.tsx'
import { deferredPart, type Part, type PartName } from './parts.ts'
import { loadWhenWanted } from './when-wanted.ts'

interface DeferredProps {
  readonly part: PartName
  /** Whether it cannot wait, for a reason that only this browser knows. */
  readonly isInUse?: () => boolean
  /** What it shows, as a text: when that is no longer what the page came with, the script is loaded to show it. */
  readonly follows?: string
}

const no = () => false

/**
 * A part of a page whose script comes after the page's (ADR 23). The server renders it whole. Until its script has come it works as
 * it does without script; then React takes over the same elements. Where no server wrote it, it is loaded at once.
 */
export function Deferred({ part: name, isInUse = no, follows = '' }: DeferredProps) {
  const place = useRef<HTMLDivElement>(null)
  const { form } = usePage()
  // The problems of a form that came back take the focus.
  const cannotWait = useEffectEvent(() => form !== null || isInUse())
  useEffect(() => {
    const { current } = place
    const part = deferredPart(name)
    return current === null ? undefined : loadWhenWanted(current, part, () => cannotWait())
  }, [name])
  const [came] = useState(follows)
  useEffect(() => {
    // When it cannot be had, the next sign of a person tries again.
    if (follows !== came)
      void deferredPart(name)
        .load()
        .catch(() => undefined)
  }, [name, follows, came])
  // One element for good: asked to show another one, React would give up what the server wrote.
  const [shown] = useState(() => <Shown part={deferredPart(name)} place={place} />)
  const { markOf, htmlOf } = useKnownParts()
  const html = htmlOf(name)
  if (html !== undefined) return <div data-deferred="" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div ref={place} data-deferred={markOf(name)}>
      {shown}
    </div>
  )
}

interface ShownProps {
  readonly part: Part
  readonly place: RefObject<HTMLDivElement | null>
}

function Shown({ part, place }: ShownProps) {
  const [Component] = useState(() => part.loaded() ?? part.Lazy)
  return (
    <Suspense fallback={<Loading part={part} />}>
      <Component />
      <TakenOver place={place} />
    </Suspense>
  )
}

/** Only where no server wrote the part is there nothing to show. */
function Loading({ part }: Pick<ShownProps, 'part'>) {
  useEffect(() => void part.load().catch(() => undefined), [part])
  return null
}

/** Says, for style sheets and the browser tests, that the part acts by script. */
function TakenOver({ place }: Pick<ShownProps, 'place'>) {
  useEffect(() => place.current?.removeAttribute('data-deferred'), [place])
  return null
}
