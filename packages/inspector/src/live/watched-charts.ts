import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { type ChartEntry, catalogue, choicesIn, requestWords } from '../catalogue/index.ts'
import { transitionsTaken, triggerOf } from '../chart-tree/index.ts'
import { type Stand, standOf } from './stand.ts'

/** A running chart of the catalogue. */
interface Watched {
  readonly actor: ActorRefLike
  /** The catalogue's entry with the chart that really runs, its actors and delays included. */
  readonly entry: ChartEntry
  snapshot: AnyMachineSnapshot | null
  readonly stands: Stand[]
  /** How many stands there were, the forgotten ones included. */
  count: number
}

/** How many stands of one chart are kept for an inspector that opens later. */
const remembered = 100

/** What is told about a chart: its latest stand. */
export interface Told {
  readonly session: string
  readonly chart: string
  readonly number: number
  readonly stand: Stand
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'getTransitionData' in logic

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

const entryOf = (actor: ActorRefLike): ChartEntry | null => {
  const logic = 'logic' in actor ? actor.logic : null
  if (!isMachine(logic)) return null
  const entry = catalogue.find(({ id }) => id === logic.id)
  return entry === undefined ? null : { ...entry, machine: logic }
}

/** The charts that run on this page, by session. `tell` hears every stand, masked. */
export function watchCharts(tell: (told: Told) => void) {
  const charts = new Map<string, Watched>()

  const watch = (actor: ActorRefLike) => {
    const entry = entryOf(actor)
    if (entry !== null && !charts.has(actor.sessionId))
      charts.set(actor.sessionId, { actor, entry, snapshot: null, stands: [], count: 0 })
  }

  const moved = (session: string, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const chart = charts.get(session)
    if (chart === undefined || chart.snapshot === snapshot) return
    const { entry, snapshot: before } = chart
    const stand = standOf(entry, snapshot, {
      happened: before === null ? null : { words: wordsOf(event.type), event },
      taken: before?.status === 'active' ? transitionsTaken(entry.machine, before, event) : [],
      slow: slowRequests(snapshot),
    })
    chart.snapshot = snapshot
    chart.stands.push(stand)
    if (chart.stands.length > remembered) chart.stands.shift()
    chart.count += 1
    tell({ session, chart: entry.id, number: chart.count, stand })
  }

  return {
    hear: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') watch(event.actorRef)
      if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot))
        moved(event.actorRef.sessionId, event.snapshot, event.event)
    },
    /** Tells everything remembered about charts that still run. */
    replay: () => {
      for (const [session, { entry, stands, count }] of charts)
        for (const [place, stand] of stands.entries())
          tell({ session, chart: entry.id, number: count - stands.length + place + 1, stand })
    },
    running: () =>
      [...charts.values()].filter(({ snapshot }) => snapshot?.status === 'active').map(({ actor }) => actor),
    /** Does one of the things that were offered; nothing when it is no longer possible. */
    choose: (session: string, id: string) => {
      const chart = charts.get(session)
      if (!chart?.snapshot) return
      const choice = choicesIn(chart.entry, chart.snapshot).find((one) => one.id === id)
      if (choice?.possibility.kind === 'possible') chart.actor.send(choice.event)
    },
    /** Lets the time pass after which a running request counts as slow. */
    slowDown: (session: string, request: string) => {
      const child: ActorRefLike | undefined = charts.get(session)?.snapshot?.children[request]
      child?.send({ type: 'xstate.after.slow after.remote-request.waiting.pending' })
    },
  }
}

/** The requests of a chart that take long: each is a chart of its own. */
function slowRequests(snapshot: AnyMachineSnapshot): readonly string[] {
  return Object.entries<{ getSnapshot: () => unknown } | undefined>(snapshot.children).flatMap(([id, child]) => {
    const inner = child?.getSnapshot()
    return isMachineSnapshot(inner) && inner.hasTag('slow') ? [id] : []
  })
}

/** What happened, without XState's own names. */
function wordsOf(type: string): string {
  const { kind, trigger } = triggerOf(type)
  switch (kind) {
    case 'event':
    case 'always':
      return trigger
    case 'delay':
      return `after ${trigger}`
    case 'answered':
      return `${requestName(trigger)}: answered`
    case 'broken-off':
      return `${requestName(trigger)}: broke off`
    case 'finished':
      return `${trigger} ended`
  }
}

const requestName = (id: string) => requestWords[id]?.en ?? id
