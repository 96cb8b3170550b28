import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePage } from './page-context.tsx'

/** A question over the page, and the button that asks it. */
interface Question {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** The button that opens it: it has the focus again when a question closes that the server had opened. */
  readonly trigger: RefObject<HTMLButtonElement | null>
}

/**
 * A question that opens by script, or with the page whose address asks it (`remove=12`): where the button was pressed before its script
 * was there, what the server wrote stays open when the script comes. Closed, the address no longer asks it.
 */
export function useQuestion(asked: string): Question {
  const { path, search } = usePage()
  const isHydrated = useHydrated()
  // Only what the server wrote: a part of the page that script draws anew must not ask again.
  const [isServed] = useState(!isHydrated && asks(search, asked))
  const [isOpen, setOpen] = useState(isServed)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isServed && !isOpen) trigger.current?.focus()
  }, [isServed, isOpen])
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      if (asks(location.search, asked)) history.replaceState(history.state, '', path)
    },
    trigger,
  }
}

/** A form's `?remove-all=` asks the same as `?remove-all`. */
const asks = (search: string, asked: string) =>
  String(new URLSearchParams(search)) === String(new URLSearchParams(asked))
