import { useEffect, useEffectEvent, useState } from 'react'

/** How long print preview and download seem to take, in milliseconds. Spec 2 § 9. */
export const simulatedDelay = 1_500

/**
 * A simulated wait before something happens, and while it does when it takes its time; leaving the page calls it off. Presses
 * while waiting are ignored.
 */
export function useSimulatedWait(then: () => void | Promise<void>): {
  readonly isWaiting: boolean
  readonly start: () => void
} {
  const [isWaiting, setWaiting] = useState(false)
  const finish = useEffectEvent(async () => {
    await then()
    setWaiting(false)
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void finish(), simulatedDelay)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { isWaiting, start: () => setWaiting(true) }
}
