import type { Part } from './parts.ts'

/**
 * What shows that a person is about to use a part, or uses it without a pointer or the focus, as by voice; or that it needs its script:
 * a picture that failed.
 */
const signs = ['pointerover', 'focusin', 'dragenter', 'click', 'change', 'error'] as const

/** How far from the window a part is near it. */
const nearby = { rootMargin: '50% 0px' }

/**
 * Loads the script of the part that the server wrote in `place` when it is wanted; returns how to stop. When it cannot be had, `place`
 * says so, for what does without to be shown; the next sign tries again.
 */
export function loadWhenWanted(
  place: HTMLElement,
  { start, load, loaded }: Part,
  cannotWait: () => boolean,
): () => void {
  const watch = new AbortController()
  const stop = () => watch.abort()
  const begin = () =>
    void load().then(stop, () => {
      if (!watch.signal.aborted) place.setAttribute('data-deferred', 'lost')
    })
  const look = () => {
    if (cannotWait() || isAtWork(place)) begin()
  }
  // Where no server wrote it there is nothing to use yet.
  if (loaded() !== undefined || place.childElementCount === 0) return stop
  const onSign = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) begin()
  }
  // At the document: React, at the page's root, lets nobody below hear of what it has no code for yet.
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, signal: watch.signal })
  addEventListener('hashchange', look, { signal: watch.signal })
  look()
  if (start === 'near') {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) whenIdle(begin)
    }, nearby)
    observer.observe(place)
    watch.signal.addEventListener('abort', () => observer.disconnect())
  }
  return stop
}

/** The focus is in it, the address leads into it after `#`, or before anybody listened a file was chosen or a picture in it failed. */
const isAtWork = (place: HTMLElement): boolean =>
  place.querySelector(':focus, :target') !== null ||
  [...place.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ value }) => value !== '') ||
  [...place.querySelectorAll('img')].some(({ complete, naturalWidth }) => complete && naturalWidth === 0)

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'undefined' ? setTimeout(act, 200) : requestIdleCallback(() => act())
