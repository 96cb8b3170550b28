import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react'
import type { PageRequest } from '../page-request.ts'
import { usePage } from '../shell/page-context.tsx'
import { holdEvents, holdFocus, isPressed, pressAgain, typeAgain, want } from './hold-events.ts'
import { type Part, registerPart } from './parts.ts'
import { prepare } from './piece.ts'

/**
 * The one way to load on first use (ADR 16). Returns a component that the server renders whole. In a document from the server
 * it stays as it is until a person points at it, focuses it or presses something in it; then its script is fetched, React
 * takes over the same elements, and what was done meanwhile is done again. When the script cannot be had, the browser does
 * what it does without script. Where no server wrote the part (moves between pages, tests, stories) it is fetched before the
 * page is shown.
 *
 * A page module awaits it at its top level, as it does `prepare`. The component stands in a file `*.late.tsx`, takes no
 * props and is used once on a page, so that nothing above can ask it to change before it is there.
 * @param name unique in the product.
 * @param isWantedAtOnce whether the part shows something that goes on by itself, or that only this browser remembers: then it
 * does not wait.
 */
export async function late(
  name: string,
  fetch: () => Promise<ComponentType>,
  isWantedAtOnce: (page: PageRequest) => boolean = () => false,
): Promise<ComponentType> {
  const part = registerPart(name, fetch)
  if (!import.meta.env.SSR) holdEvents()
  await prepare(part.piece)
  const Shown = shownPart(part, isWantedAtOnce)
  // One constant element: React asks a part that it has not taken over to change only when the element changes.
  const element = (
    <div data-late={name} data-written={name}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  )
  return () => element
}

function shownPart(part: Part, isWantedAtOnce: (page: PageRequest) => boolean): ComponentType {
  let hasWaited = false
  const componentFor = (isTakingOver: boolean, page: PageRequest) => {
    const Component = part.piece.loaded()
    // React wants a promise it once waited for to be asked every time.
    if (Component !== undefined && !hasWaited) return Component
    hasWaited = true
    // The problems of a form that came back take the focus.
    if (!isTakingOver || page.form !== null || isWantedAtOnce(page)) void want(part)
    return use(part.whenCome)
  }
  return function Shown() {
    const Component = componentFor(!useHydrated(), usePage())
    return (
      <Live part={part}>
        <Component />
      </Live>
    )
  }
}

/** Does again what was done to a part, once it acts by script. */
function Live({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    part.phase = isPressed(part) ? 'taken-over' : 'live'
    // Before anything is rendered again, which would put back what the server wrote.
    typeAgain(part)
  }, [part])
  useEffect(() => {
    const giveFocusBack = holdFocus(part)
    // After the render that follows hydration, in which links may become buttons.
    const timer = setTimeout(() => {
      giveFocusBack()
      void pressAgain(part)
    })
    return () => clearTimeout(timer)
  }, [part])
  return children
}
