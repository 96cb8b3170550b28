import { type RefObject, useRef, useState } from 'react'
import { reach } from '../../ports/reach.ts'
import { useFailureWords } from './why-no-passkey.ts'

/** The library, loaded when a passkey is used. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

interface PasskeyForm {
  /** The hidden control that carries what the browser gives. */
  readonly credential: RefObject<HTMLInputElement | null>
  readonly isPending: boolean
  /** Why there is none; null while all is well. */
  readonly failure: string | null
  /** Grows with every attempt. */
  readonly attempt: number
  /** Asks the browser, and sends the form with what it gives: the server answers with a page. */
  readonly send: (ask: () => Promise<unknown>) => void
}

/** A form that goes on its way with what a passkey answers. What could not be sent is kept for the next attempt. */
export function usePasskey(): PasskeyForm {
  const wordsOf = useFailureWords()
  const credential = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState({ failure: null as string | null, attempt: 0 })

  const ask = async (work: () => Promise<unknown>) => {
    setPending(true)
    try {
      const given = credential.current?.value || JSON.stringify(await work())
      const form = credential.current?.form
      if (!credential.current || !form) return
      credential.current.value = given
      // A form that is sent without a connection takes its page, and what it holds, away.
      await reach(form.action)
      form.submit()
    } catch (failure) {
      setPending(false)
      setFailed(({ attempt }) => ({ failure: wordsOf(failure), attempt: attempt + 1 }))
    }
  }
  return {
    credential,
    isPending,
    ...failed,
    send: (work) => {
      if (!isPending) void ask(work)
    },
  }
}
