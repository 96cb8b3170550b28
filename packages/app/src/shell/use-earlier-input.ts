import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hands over what stands in a form when its script takes over: React leaves what was typed and chosen before in the controls, and tells
 * nobody.
 */
export function useEarlierInput(form: RefObject<HTMLFormElement | null>, take: (controls: FormData) => void): void {
  const handOver = useEffectEvent(take)
  useEffect(() => {
    if (form.current !== null) handOver(new FormData(form.current))
  }, [form])
}
