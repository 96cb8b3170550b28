import type { FormFields } from '@aangiftewijs/domain/form'
import { revisionsOfSave } from '@aangiftewijs/domain/tax-return'
import { isRefused } from '../../../ports/api.ts'

/** From the first keystroke that is not kept yet until it is sent, in milliseconds. */
const pause = 800
/** Until what could not be kept is sent again, in milliseconds. */
const retryPause = 5_000

/** Sends what is typed now and then, and at once when the page is left. */
export interface DraftKeeper {
  /** Something was typed; `read` tells what stands in the form when it is sent. */
  readonly typed: (read: () => FormFields) => void
  /** The answers are being saved: what stands in the form is theirs. */
  readonly hold: () => void
  /** They were not saved after all. */
  readonly release: () => void
  /** The page is hidden or closed, and nobody knows whether it comes back. */
  readonly leave: () => void
  /** The page is left for another one. Nothing is sent where its answers are being saved. */
  readonly end: () => void
  /** What was typed is not wanted any more. */
  readonly drop: () => void
}

interface Outside {
  /** Sends; `revision` grows with every time. */
  readonly send: (fields: FormFields, revision: number) => Promise<unknown>
  /** It could not be kept. */
  readonly onFailure: () => void
}

export function createDraftKeeper({ send, onFailure }: Outside): DraftKeeper {
  let read: (() => FormFields) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let revision = 0
  let latest = 0
  let underway = 0
  let isUnsent = false
  let isHeld = false

  const wait = (milliseconds: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isHeld) return
      // One at a time, unless the page is left.
      if (underway > 0) wait(pause)
      else flush()
    }, milliseconds)
  }

  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const flush = () => {
    stopWaiting()
    if (!isUnsent || read === null) return
    isUnsent = false
    underway += 1
    revision += 1
    const sent = revision
    latest = sent
    send(read(), sent).then(
      () => {
        underway -= 1
      },
      (failure: unknown) => {
        underway -= 1
        // What was sent after it tells by itself.
        if (read === null || sent < latest) return
        onFailure()
        // What was typed after it is sent anyway.
        if (isUnsent) return
        isUnsent = true
        if (!isRefused(failure)) wait(retryPause)
      },
    )
  }

  return {
    typed: (reader) => {
      read = reader
      isUnsent = true
      wait(pause)
    },
    hold: () => {
      isHeld = true
      revision += revisionsOfSave
      stopWaiting()
    },
    release: () => {
      isHeld = false
      if (isUnsent) wait(pause)
    },
    leave: flush,
    end: () => {
      if (!isHeld) flush()
      stopWaiting()
    },
    drop: () => {
      isUnsent = false
      read = null
      stopWaiting()
    },
  }
}
