import { sessionLimits } from '@aangiftewijs/domain/session'
import type { SessionNews } from './session-channel.ts'
import { onSessionSign } from './session-signs.ts'
import { onSignOutRequest } from './sign-out-request.ts'

/** How long before its warning the session's chart is loaded, in milliseconds. */
const ahead = 60_000

/** When the session needs more than a clock. */
export interface SessionMoment {
  /** When the server was last asked, by this browser's clock. */
  readonly idleSince: number
  /** What was heard of the session, for its chart to act on; null when nothing but time passed or signing out was chosen. */
  readonly sign: SessionNews | null
}

/** Counts the idle time of a session, and tells once when its chart is needed; returns how to stop. */
export function startSessionClock(onNeed: (moment: SessionMoment) => void): () => void {
  let idleSince = Date.now()
  let timer: ReturnType<typeof setTimeout>
  const stops: (() => void)[] = [() => clearTimeout(timer)]
  const stop = () => {
    for (const each of stops) each()
  }
  const need = (sign: SessionNews | null) => {
    stop()
    onNeed({ idleSince, sign })
  }
  const wait = () => {
    clearTimeout(timer)
    idleSince = Date.now()
    timer = setTimeout(() => need(null), sessionLimits.warning - ahead)
  }
  wait()
  stops.push(
    onSessionSign((sign) => (sign.type === 'asked' ? wait() : need(sign))),
    onSignOutRequest(() => need(null)),
  )
  return stop
}
