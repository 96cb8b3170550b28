import type { SnapshotView } from '../live/snapshot-view.ts'

/** Moments in a row at which the same happened and led to the same, by their indices. */
export interface LogRow {
  readonly from: number
  readonly to: number
}

/** The moments as rows of a log: what happens again and again is one row. */
export function rowsOf(views: readonly Pick<SnapshotView, 'event' | 'state'>[]): readonly LogRow[] {
  const rows: { from: number; to: number }[] = []
  views.forEach(({ event, state }, at) => {
    const [row, before] = [rows.at(-1), views[at - 1]]
    if (row !== undefined && before?.event?.words === event?.words && before?.state === state) row.to = at
    else rows.push({ from: at, to: at })
  })
  return rows
}
