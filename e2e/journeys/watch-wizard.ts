import type { Page } from 'playwright-core'

/** What the chart on the page really does. */
export interface Watched {
  /** Where it stands, as the inspector names it. */
  readonly state: () => string
  /** Ids of the transitions it took. */
  readonly taken: ReadonlySet<string>
  /** How many charts of the wizard were started. */
  readonly started: () => number
}

interface Told {
  readonly session: string
  readonly state?: string
  readonly taken?: readonly string[]
}

/** Listens at the app's seam for the inspector. */
export async function watchWizard(page: Page): Promise<Watched> {
  const taken = new Set<string>()
  const sessions = new Set<string>()
  let state = ''
  await page.exposeFunction('tellWizard', (told: Told) => {
    sessions.add(told.session)
    if (told.state !== undefined) state = told.state
    for (const id of told.taken ?? []) taken.add(id)
  })
  await page.addInitScript(() => {
    interface Node {
      readonly id: string
      readonly always?: readonly object[]
      readonly transitions: ReadonlyMap<string, readonly object[]>
    }
    interface Seen {
      readonly type: string
      readonly actorRef: { readonly sessionId: string; readonly logic?: { readonly id?: string } }
      readonly snapshot?: { readonly status: string; readonly value: unknown }
      readonly _transitions?: readonly { readonly source: Node; readonly eventType: string }[]
    }
    const nameOf = (value: unknown): string =>
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([outer, inner]) => `${outer} › ${nameOf(inner)}`)
            .join(' + ')
        : String(value)
    const idOf = (one: { readonly source: Node; readonly eventType: string }) => {
      const list = one.eventType === '' ? one.source.always : one.source.transitions.get(one.eventType)
      return `${one.source.id} · ${one.eventType || 'always'} #${(list ?? []).indexOf(one) + 1}`
    }
    const { tellWizard } = globalThis as typeof globalThis & { readonly tellWizard: (told: object) => void }
    const inspect = ({ type, actorRef, snapshot, _transitions }: Seen) => {
      if (actorRef.logic?.id !== 'tax-return') return
      const session = actorRef.sessionId
      if (type === '@xstate.microstep') tellWizard({ session, taken: (_transitions ?? []).map(idOf) })
      if (type === '@xstate.snapshot' && snapshot?.status === 'active')
        tellWizard({ session, state: nameOf(snapshot.value) })
    }
    Object.assign(globalThis, { chartInspection: { inspect } })
  })
  return { state: () => state, taken, started: () => sessions.size }
}
