import { useEffect, useEffectEvent, useState } from 'react'

/** How long print preview and download seem to take, in milliseconds. Spec 2 § 9. */
export const simulatedDelay = 1_500

/** A simulated wait before something happens; leaving the page calls it off. Presses while waiting are ignored. */
export function useSimulatedWait(then: () => void): { readonly isWaiting: boolean; readonly start: () => void } {
  const [isWaiting, setWaiting] = useState(false)
  const finish = useEffectEvent(() => {
    setWaiting(false)
    then()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => finish(), simulatedDelay)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { isWaiting, start: () => setWaiting(true) }
}
