import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { type ChartEntry, catalogue, delayName, possibleIn, requestName } from '../catalogue/index.ts'
import { transitionsTaken } from '../chart/stepping.ts'
import { triggerOf } from '../chart/transitions.ts'
import { type Cause, type ToldView, viewOf } from './snapshot-view.ts'

/** A running chart of the catalogue. */
interface Watched {
  readonly actor: ActorRefLike
  /** The catalogue's entry with the chart that really runs, its actors and delays included. */
  readonly entry: ChartEntry
  snapshot: AnyMachineSnapshot | null
  readonly views: ToldView[]
}

/** Hears of charts: that one runs, and each of its snapshots. */
export interface ChartListener {
  readonly actor: (actor: ActorRefLike) => void
  readonly snapshot: (actor: ActorRefLike, view: ToldView) => void
}

/** How many snapshots of one chart are kept for an inspector that opens later. */
const remembered = 1_000

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'getTransitionData' in logic

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** Watches the charts of the catalogue that run on this page. */
export function watchCharts(listener: ChartListener) {
  const charts = new Map<string, Watched>()

  const started = (actor: ActorRefLike) => {
    const machine = 'logic' in actor ? actor.logic : null
    if (charts.has(actor.sessionId) || !isMachine(machine)) return
    const entry = catalogue.find(({ id }) => id === machine.id)
    if (entry === undefined) return
    charts.set(actor.sessionId, { actor, entry: { ...entry, machine }, snapshot: null, views: [] })
    listener.actor(actor)
  }

  const moved = (actor: ActorRefLike, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const chart = charts.get(actor.sessionId)
    if (chart === undefined || chart.snapshot === snapshot) return
    const { entry, snapshot: before, views } = chart
    const cause = {
      event: before === null ? null : nameOf(event.type),
      taken: before?.status === 'active' ? transitionsTaken(entry.machine, before, event) : [],
    }
    const view = {
      ...viewOf(entry, snapshot, cause, slowRequests(snapshot)),
      number: (views.at(-1)?.number ?? 0) + 1,
      at: Date.now(),
    }
    chart.snapshot = snapshot
    views.push(view)
    if (views.length > remembered) views.shift()
    listener.snapshot(actor, view)
  }

  return {
    /** For XState's `inspect`. */
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') started(event.actorRef)
      if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot))
        moved(event.actorRef, event.snapshot, event.event)
    },
    /** Tells everything remembered. */
    replay: () => {
      for (const { actor, views } of charts.values()) {
        listener.actor(actor)
        for (const view of views) listener.snapshot(actor, view)
      }
    },
    /** Does one of the things that were offered; nothing when it is no longer possible. */
    choose: (session: string, id: string) => {
      const chart = charts.get(session)
      if (!chart?.snapshot) return
      const choice = possibleIn(chart.entry, chart.snapshot).find((one) => one.id === id)
      if (choice !== undefined) chart.actor.send(choice.event)
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

/** An event by name. That a page lets go of its chart is none of the chart's, so no copied path can have it. */
const nameOf = (type: string): Cause['event'] =>
  type === 'xstate.stop' ? { words: 'its page let go of it', type: '' } : { words: wordsOf(type), type }

/** What happened, without XState's own names. */
function wordsOf(type: string): string {
  const { kind, trigger } = triggerOf(type)
  switch (kind) {
    case 'event':
    case 'always':
      return trigger
    case 'delay':
      return `after ${delayName(trigger, 'en')}`
    case 'answered':
      return `${requestName(trigger, 'en')}: answered`
    case 'failed':
      return `${requestName(trigger, 'en')}: failed`
    case 'finished':
      return `${trigger} ended`
  }
}
