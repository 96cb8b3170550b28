import type { Dependencies } from '../../dependencies.ts'

/** Documents older than this are as good as gone, also in the minute before the sweep. */
export const expiredBefore = ({ clock, config }: Dependencies): Date =>
  new Date(clock.now().getTime() - config.documentTtlHours * 3_600_000)
